import { drawIcon } from './draw-icon';

export const PageIcon = drawIcon(
  20,
  20,
  <path d="M4 2.5h12v15H4zM4 8h7V2.5M11 8h5M9 17.5V12h7M4 12h5" fill="none" stroke="currentColor" strokeWidth="1.5" />,
);
