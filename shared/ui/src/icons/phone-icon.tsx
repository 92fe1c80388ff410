import { drawIcon } from './draw-icon';

export const PhoneIcon = drawIcon(
  20,
  20,
  <path
    d="M4 2h3l2 4.5-2 1.5c1 2.2 2.8 4 5 5l1.5-2 4.5 2v3c0 1.2-1 2-2 2C9 18 2 11 2 4c0-1 .8-2 2-2z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  />,
);
