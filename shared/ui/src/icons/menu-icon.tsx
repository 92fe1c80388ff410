import { drawIcon } from './draw-icon';

export const MenuIcon = drawIcon(24, 24, <path d="M3 7h18M3 12h18M3 17h12" stroke="currentColor" strokeWidth="1.8" />);
