/** What became of a work that was handed in; drafts and what was taken back are no list of the desk's. */
export const entryWords = { submitted: '待审核', published: '已发布', returned: '已退回' } as const;

export type SeenState = keyof typeof entryWords;

/** Paragraphs or steps, as they were typed one a line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
