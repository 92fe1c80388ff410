export { isHan, normalize, pairsOf, runsOf } from '@shared/contract/search';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

export const segmentsOf = (text: string): Intl.SegmentData[] => [...segmenter.segment(text)];

/** The beginning of a text, up to so many UTF-16 units: never half a character at its end, which PostgreSQL refuses in JSON. */
export const beginningOf = (text: string, units: number): string =>
  text.slice(0, units).replace(/[\uD800-\uDBFF]$/, '');
