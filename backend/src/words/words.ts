export { isHan, normalize, pairsOf, runsOf } from '@shared/contract/search';

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Segments of a text, as a reader would split it. */
export const segmentsOf = (text: string): Intl.SegmentData[] => [...segmenter.segment(text)];
