/** Words of a Chinese text: by the browser's segmenter where it has one, else every two neighbouring characters. */
export function words(text: string): string[] {
  const clean = normalize(text);
  if (typeof Intl.Segmenter === 'function') {
    const segments = new Intl.Segmenter('zh', { granularity: 'word' }).segment(clean);
    return [...segments].filter((segment) => segment.isWordLike).map(({ segment }) => segment);
  }
  return clean.split(/[^\p{L}\p{N}]+/u).flatMap((run) => pairs(run));
}

/** One spelling for what means the same: width, case, spaces. */
export function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

function pairs(run: string): string[] {
  if (run.length < 3 || /^[\x20-\x7e]+$/.test(run)) return run ? [run] : [];
  return Array.from({ length: run.length - 1 }, (_, at) => run.slice(at, at + 2));
}
