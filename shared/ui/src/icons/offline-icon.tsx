import { drawIcon } from './draw-icon';

export const OfflineIcon = drawIcon(
  20,
  20,
  <path
    d="M2 7.5C7 3 13 3 18 7.5M5 11c3-2.6 7-2.6 10 0M8 14.2c1.3-1 2.7-1 4 0M3 18L17 2"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
  />,
);
