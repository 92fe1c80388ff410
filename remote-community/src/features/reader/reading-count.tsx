import { use } from 'react';
import { ReadingContext } from './reading-context';

/** `3 / 24`; nothing before the chapter has come. */
export function ReadingCount() {
  const { last, count } = use(ReadingContext);
  return count > 0 ? `${String(last)} / ${String(count)}` : '';
}
