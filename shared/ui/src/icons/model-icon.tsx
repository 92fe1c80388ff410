import { drawIcon } from './draw-icon';

export const ModelIcon = drawIcon(
  18,
  18,
  <path
    d="M9 2l6 3.5v7L9 16l-6-3.5v-7zM9 6.5A2.5 2.5 0 109 11.5 2.5 2.5 0 009 6.5z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
