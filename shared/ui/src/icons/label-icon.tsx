import { drawIcon } from './draw-icon';

export const LabelIcon = drawIcon(
  18,
  18,
  <path d="M2 5.5h9l5 3.5-5 3.5H2z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />,
);
