import { use } from 'react';
import { placeIn, ReadingContext } from './reading-context';

/** `3 / 24`, in panels or in printed pages; nothing before the chapter has come. */
export function ReadingCount() {
  const { at, of } = placeIn(use(ReadingContext));
  return of > 0 ? `${String(at)} / ${String(of)}` : '';
}
