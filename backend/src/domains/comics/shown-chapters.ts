/**
 * SQL: whether visitors see a chapter, `h`. A scheduled one comes into sight at its time by this condition alone, in every
 * process at the same moment.
 */
export const isShown = (h: string) => `(${h}.state in ('published', 'scheduled') and ${h}.published_at <= now())`;

/** SQL: whether visitors see a comic, `c`: without a chapter in sight there is nothing to read. */
export const hasShown = (c: string) =>
  `exists (select 1 from comic_chapters shown where shown.comic_id = ${c}.id and ${isShown('shown')})`;
