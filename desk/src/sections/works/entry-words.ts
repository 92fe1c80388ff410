import type { DeskEntry } from '@shared/contract/endpoints';

/** Paragraphs or steps, as they were typed one a line. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

const parts = {
  ...{ title: '标题', summary: '简介', season: '赛季', category: '类别', story: '正文', steps: '步骤' },
} as const;

/** An editor's changes to the work in sight, in words. */
export function mendedWords(mended: NonNullable<DeskEntry['mended']>): string {
  return (Object.keys(parts) as (keyof typeof parts)[])
    .filter((name) => mended[name] !== undefined)
    .map((name) => parts[name])
    .join('、');
}
