import { drawIcon } from './draw-icon';

/** The arrow of this site: a shuttle with its thread, for buttons and rows that lead on. */
export const ShuttleIcon = drawIcon(
  30,
  12,
  <>
    <path d="M0 6h10" stroke="currentColor" strokeWidth="1.8" />
    <path d="M9 6c4-4.4 7-5.4 10.5-5.4S26 1.6 30 6c-4 4.4-7 5.4-10.5 5.4S13 10.4 9 6z" fill="currentColor" />
    <rect x="15" y="4.6" width="9" height="2.8" rx="1.4" fill="var(--eye, #ffbc14)" />
  </>,
);
