import { drawIcon } from './draw-icon';

export const ListIcon = drawIcon(20, 20, <path d="M3 5h14M3 10h14M3 15h9" stroke="currentColor" strokeWidth="1.7" />);
