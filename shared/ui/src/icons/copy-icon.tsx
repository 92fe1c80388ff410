import { drawIcon } from './draw-icon';

export const CopyIcon = drawIcon(
  18,
  18,
  <path d="M6 6h9v9H6zM12 6V3H3v9h3" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
