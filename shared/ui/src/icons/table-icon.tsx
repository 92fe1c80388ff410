import { drawIcon } from './draw-icon';

export const TableIcon = drawIcon(
  18,
  18,
  <path d="M2 3h14v12H2zM2 7h14M2 11h14M7 3v12" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
