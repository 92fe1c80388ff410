import { drawIcon } from './draw-icon';

export const DocumentIcon = drawIcon(
  18,
  18,
  <path d="M4 2h7l3 3v11H4zM11 2v3h3M6.5 9h5M6.5 12h5" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
