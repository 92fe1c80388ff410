import { drawIcon } from './draw-icon';

export const CloseIcon = drawIcon(24, 24, <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.8" />);
