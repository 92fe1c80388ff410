import { drawIcon } from './draw-icon';

export const BookIcon = drawIcon(
  18,
  18,
  <path
    d="M9 4.5C7 3 4.5 3 2 3.5v11c2.5-.5 5-.5 7 1 2-1.5 4.5-1.5 7-1v-11c-2.5-.5-5-.5-7 1zM9 4.5v11"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
