import { drawIcon } from './draw-icon';

export const SendIcon = drawIcon(
  18,
  18,
  <path d="M2 9l14-6-5 13-2.5-5.5z" fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinejoin="round" />,
);
