import { drawIcon } from './draw-icon';

export const WindowsIcon = drawIcon(
  24,
  24,
  <path
    d="M3 5.5l7.5-1.1v7H3zM11.7 4.2L21 3v8.4h-9.3zM3 12.6h7.5v7L3 18.5zM11.7 12.6H21V21l-9.3-1.2z"
    fill="currentColor"
  />,
);
