import { drawIcon } from './draw-icon';

export const ExternalIcon = drawIcon(
  12,
  12,
  <path d="M3 1h8v8M11 1L2 10" fill="none" stroke="currentColor" strokeWidth="1.5" />,
);
