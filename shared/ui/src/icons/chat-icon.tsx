import { drawIcon } from './draw-icon';

export const ChatIcon = drawIcon(
  18,
  18,
  <path d="M2 3h14v9H8l-4 3.5V12H2z" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
