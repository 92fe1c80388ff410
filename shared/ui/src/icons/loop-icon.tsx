import { drawIcon } from './draw-icon';

export const LoopIcon = drawIcon(
  18,
  18,
  <path
    d="M3 9a6 6 0 0110.5-4L15 6.5M15 2.5v4h-4M15 9a6 6 0 01-10.5 4L3 11.5M3 15.5v-4h4"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
