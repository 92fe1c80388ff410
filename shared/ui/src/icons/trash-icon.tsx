import { drawIcon } from './draw-icon';

export const TrashIcon = drawIcon(
  18,
  18,
  <path d="M3 5h12M7 5V3h4v2M5 5l.7 10.5h6.6L13 5M8 8v5M10 8v5" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
