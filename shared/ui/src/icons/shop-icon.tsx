import { drawIcon } from './draw-icon';

export const ShopIcon = drawIcon(
  18,
  18,
  <path
    d="M2 7l1.5-4h11L16 7M2 7v8.5h14V7M2 7c0 3 4.5 3 4.7 0 .2 3 4.4 3 4.6 0 .2 3 4.7 3 4.7 0"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
