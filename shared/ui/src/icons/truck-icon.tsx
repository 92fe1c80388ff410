import { drawIcon } from './draw-icon';

export const TruckIcon = drawIcon(
  18,
  18,
  <path
    d="M1 4h10v8H1zM11 7h3.5L17 10v2h-6M4.5 15a1.5 1.5 0 100-3 1.5 1.5 0 000 3zM13.5 15a1.5 1.5 0 100-3 1.5 1.5 0 000 3z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
