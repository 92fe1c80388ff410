import { drawIcon } from './draw-icon';

export const RecordIcon = drawIcon(
  18,
  18,
  <>
    <path d="M9 3a6 6 0 100 12A6 6 0 009 3z" fill="none" stroke="currentColor" strokeWidth="1.4" />
    <circle cx="9" cy="9" r="3" fill="currentColor" />
  </>,
);
