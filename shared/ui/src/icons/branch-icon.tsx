import { drawIcon } from './draw-icon';

export const BranchIcon = drawIcon(
  18,
  18,
  <path d="M9 2v5M9 7L4 12v4M9 7l5 5v4" fill="none" stroke="currentColor" strokeWidth="1.4" />,
);
