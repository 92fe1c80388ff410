import { drawIcon } from './draw-icon';

export const SearchIcon = drawIcon(
  18,
  18,
  <path d="M8 13A5 5 0 108 3a5 5 0 000 10zM12 12l4 4" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
