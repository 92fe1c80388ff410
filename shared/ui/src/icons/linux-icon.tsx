import { drawIcon } from './draw-icon';

export const LinuxIcon = drawIcon(
  24,
  24,
  <path d="M3 4h18v16H3zM7 9l3 3-3 3M12 15h5" fill="none" stroke="currentColor" strokeWidth="1.7" />,
);
