import { drawIcon } from './draw-icon';

export const UserIcon = drawIcon(
  18,
  18,
  <path
    d="M9 9a3.2 3.2 0 100-6.4A3.2 3.2 0 009 9zM3 16c.5-3.5 3-5 6-5s5.5 1.5 6 5"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
  />,
);
