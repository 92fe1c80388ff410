import { drawIcon } from './draw-icon';

export const CaretIcon = drawIcon(10, 6, <path d="M1 1l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" />);
