import { drawIcon } from './draw-icon';

export const HeartIcon = drawIcon(
  20,
  20,
  <path
    d="M10 17C4 12.5 2 9.8 2 6.8 2 4.4 3.8 3 5.8 3 7.6 3 9.2 4 10 5.8 10.8 4 12.4 3 14.2 3 16.2 3 18 4.4 18 6.8c0 3-2 5.7-8 10.2z"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinejoin="round"
  />,
);
