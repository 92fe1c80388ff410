import { drawIcon } from './draw-icon';

export const CheckIcon = drawIcon(
  16,
  16,
  <path d="M3 8.5l3.5 3.5L13 4.5" fill="none" stroke="currentColor" strokeWidth="2" />,
);
