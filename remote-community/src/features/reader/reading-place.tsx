import { createContext, use } from 'react';
import type { Reading } from './use-reading';

/** How far one is. What shows it listens here, so that a turn renders nothing around it. */
export const ReadingContext = createContext<Pick<Reading, 'last' | 'count' | 'step'>>({ last: 0, count: 0, step: 1 });

/** How far one is in what is turned: printed pages, else panels. */
export function placeIn({ last, count, step }: Pick<Reading, 'last' | 'count' | 'step'>) {
  return { at: Math.ceil(last / step), of: Math.ceil(count / step), unit: step > 1 ? '页' : '格' };
}

/** `3 / 24`, in panels or in printed pages; nothing before the chapter has come. */
export function ReadingCount() {
  const { at, of } = placeIn(use(ReadingContext));
  return of > 0 ? `${String(at)} / ${String(of)}` : '';
}
