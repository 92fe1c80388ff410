import { drawIcon } from './draw-icon';

export const BackIcon = drawIcon(
  20,
  20,
  <path d="M12 3l-7 7 7 7" fill="none" stroke="currentColor" strokeWidth="1.8" />,
);
