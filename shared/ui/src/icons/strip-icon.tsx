import { drawIcon } from './draw-icon';

export const StripIcon = drawIcon(
  20,
  20,
  <path d="M5 2h10v6H5zM5 10h10v8H5z" fill="none" stroke="currentColor" strokeWidth="1.6" />,
);
