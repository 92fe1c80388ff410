import { drawIcon } from './draw-icon';

export const PointerIcon = drawIcon(
  18,
  18,
  <path
    d="M4 2l10 7-4.5 1L12 15l-2 1-2.5-5L4 14z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    strokeLinejoin="round"
  />,
);
