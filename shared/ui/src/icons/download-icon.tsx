import { drawIcon } from './draw-icon';

export const DownloadIcon = drawIcon(
  18,
  18,
  <path d="M9 2v9M5 8l4 4 4-4M3 15.5h12" fill="none" stroke="currentColor" strokeWidth="1.6" />,
);
