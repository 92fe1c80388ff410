import { drawIcon } from './draw-icon';

export const BankIcon = drawIcon(
  18,
  18,
  <path
    d="M2 7l7-4.5L16 7zM4 7v6M7.3 7v6M10.7 7v6M14 7v6M2 15.5h14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
