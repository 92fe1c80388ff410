import { guarded } from '@shared/contract/guarded';
import { listenOwner, readOwner } from '@shared/client/auth';

/** The place at which a visitor stopped in a chapter; kept on this device, for this visitor. */
export interface Place {
  comicId: number;
  /** The panel, from 1. */
  panel: number;
  of: number;
  at: number;
}

export type Places = Readonly<Record<string, Place>>;

const KEY = 'comic-places';
const CHANGED = 'comic-places-changed';

export const readPlaces = (): Places => placesIn(storedPlaces());

/** Keeps a place without telling the lists: they are not in sight while one reads. */
export function savePlace(chapterId: number, place: Place): void {
  keepPlaces({ ...readPlaces(), [String(chapterId)]: place });
}

export function keepPlaces(places: Places): void {
  guarded(() => localStorage.setItem(KEY + readOwner(), JSON.stringify(places)));
}

/** Shows the places as they are kept by now wherever they are listed. */
export function tellPlaces(): void {
  window.dispatchEvent(new Event(CHANGED));
}

export function listenPlaces(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  const stop = listenOwner(listener);
  return () => {
    stop();
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the places as text: the same while nothing changed. */
export function storedPlaces(): string {
  return guarded(() => localStorage.getItem(KEY + readOwner())) ?? '';
}

export function placesIn(text: string): Places {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return typeof value === 'object' && value !== null ? (value as Places) : {};
  } catch {
    return {};
  }
}
