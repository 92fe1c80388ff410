import { drawIcon } from './draw-icon';

export const ArrowIcon = drawIcon(
  22,
  10,
  <path d="M0 5h20M16 1l4 4-4 4" fill="none" stroke="currentColor" strokeWidth="1.8" />,
);
