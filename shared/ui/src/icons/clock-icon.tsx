import { drawIcon } from './draw-icon';

export const ClockIcon = drawIcon(
  18,
  18,
  <path d="M9 2a7 7 0 100 14A7 7 0 009 2zM9 5v4l3 2" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
