import { drawIcon } from './draw-icon';

export const PlayIcon = drawIcon(18, 18, <path d="M5 3l10 6-10 6z" fill="currentColor" />);
