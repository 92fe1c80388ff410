import { drawIcon } from './draw-icon';

export const MailIcon = drawIcon(
  18,
  18,
  <path d="M2 4h14v10H2zM2 5l7 5 7-5" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
