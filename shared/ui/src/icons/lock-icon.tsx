import { drawIcon } from './draw-icon';

export const LockIcon = drawIcon(
  18,
  18,
  <path d="M4 8h10v7.5H4zM6 8V5.5a3 3 0 016 0V8" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
