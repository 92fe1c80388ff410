import { drawIcon } from './draw-icon';

export const CalendarIcon = drawIcon(
  18,
  18,
  <path d="M2 4h14v12H2zM2 8h14M6 2v4M12 2v4" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
