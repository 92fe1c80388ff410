import { announce, listen } from './events';

export interface KeepPage {
  /** Below the base path, with a slash at both ends. */
  path: string;
  /** Addresses of what it shows beside the files of its release. */
  pictures: readonly string[];
}

// In a file of its own: most pages carry the other events, and ask for nothing to be kept.
export function announceKeepPage(detail: KeepPage): void {
  announce('site:keep-page', detail);
}

export function listenKeepPage(listener: (detail: KeepPage) => void): () => void {
  return listen('site:keep-page', listener);
}
