const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
const HAN = /^\p{Script=Han}+$/u;

/** Returns one spelling for what means the same: width and case. */
export const normalize = (text: string): string => text.normalize('NFKC').toLowerCase();

export const isHan = (text: string): boolean => HAN.test(text);

/** Runs of Chinese, and words of other letters and digits, in their order. */
export const runsOf = (text: string): string[] =>
  normalize(text).match(/\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu) ?? [];

/** Segments of a text, as a reader would split it. */
export const segmentsOf = (text: string): Intl.SegmentData[] => [...segmenter.segment(text)];

/** Search terms of a word: of Chinese each two neighbouring characters, so that nobody has to agree on where words end. */
export function pairsOf(run: string): string[] {
  const characters = Array.from(run);
  return characters.slice(1).map((character, at) => (characters[at] ?? '') + character);
}
