import { type KeepPage, announce, listen } from './events';

// This event has a file of its own: most pages carry the others, and ask for nothing to be kept.
export function announceKeepPage(detail: KeepPage): void {
  announce('site:keep-page', detail);
}

export function listenKeepPage(listener: (detail: KeepPage) => void): () => void {
  return listen('site:keep-page', listener);
}
