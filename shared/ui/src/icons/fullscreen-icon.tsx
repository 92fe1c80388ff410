import { drawIcon } from './draw-icon';

export const FullscreenIcon = drawIcon(
  20,
  20,
  <path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" fill="none" stroke="currentColor" strokeWidth="1.7" />,
);
