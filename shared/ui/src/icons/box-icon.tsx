import { drawIcon } from './draw-icon';

export const BoxIcon = drawIcon(
  18,
  18,
  <path
    d="M2 5.5L9 2l7 3.5v7L9 16l-7-3.5zM2 5.5L9 9l7-3.5M9 9v7"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
