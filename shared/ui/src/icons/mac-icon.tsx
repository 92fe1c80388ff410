import { drawIcon } from './draw-icon';

export const MacIcon = drawIcon(
  24,
  24,
  <>
    <path d="M3 4h18v12H3zM8 20h8M12 16v4" fill="none" stroke="currentColor" strokeWidth="1.7" />
    <path d="M3 13h18" stroke="currentColor" strokeWidth="1.2" />
  </>,
);
