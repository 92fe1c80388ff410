import { drawIcon } from './draw-icon';

export const WarningIcon = drawIcon(
  20,
  20,
  <path
    d="M10 3l8 14H2zM10 8v4.5M10 14v1.5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />,
);
