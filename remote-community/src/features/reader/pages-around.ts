interface Around {
  /** The first panel of the page in sight, from 1. */
  panel: number;
  /** The one whose neighbours stand ready; undefined before a first page is drawn. */
  drawn: number | undefined;
  step: number;
  count: number;
}

/** The first panels of the pages that are there: the one in sight, the one that was drawn last, and those on either side of it. */
export function pagesAround({ panel, drawn, step, count }: Around): readonly number[] {
  const near = drawn === undefined ? [] : [drawn - step, drawn, drawn + step];
  return [...new Set([panel, ...near])].filter((first) => first >= 1 && first <= count).sort((a, b) => a - b);
}
