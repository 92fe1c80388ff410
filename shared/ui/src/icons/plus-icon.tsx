import { drawIcon } from './draw-icon';

export const PlusIcon = drawIcon(20, 20, <path d="M10 3v14M3 10h14" stroke="currentColor" strokeWidth="1.6" />);
