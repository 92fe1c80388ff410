import type { WorkEntry } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { Refusal } from '../../http/refusal';

/** Texts of a published work that editors change, as its page has them. */
export type ShownTexts = Record<'title' | 'summary' | 'season' | 'category', string> &
  Record<'story' | 'steps', string[]>;

/** The texts of the work as everybody sees it now, with its version. */
export type ShownWork = ShownTexts & { version: number };

/** SQL: the texts of `works w`. */
const texts = `'title', w.title, 'summary', w.summary, 'season', w.season, 'category', w.category,
  'story', w.content, 'steps', w.steps`;

/** SQL: of the work of `work_entries e`; null where it never was published. */
export const shownColumn = `(select jsonb_build_object('version', w.version, ${texts}) from works w where w.id = e.work_id)`;

const names = ['title', 'summary', 'season', 'category', 'story', 'steps'] as const;

/** Texts in sight that differ from what the author knows of, as it is typed; null where nothing is. */
export function mendedOf(shown: ShownWork | null, seen: ShownTexts | null): WorkEntry['mended'] {
  if (shown === null || seen === null) return null;
  const text = (value: string | string[]) => (typeof value === 'string' ? value : value.join('\n'));
  const changed = names.filter((name) => text(shown[name]) !== text(seen[name]));
  if (changed.length === 0) return null;
  return { version: shown.version, ...Object.fromEntries(changed.map((name) => [name, text(shown[name])])) };
}

/** The author, or who decides, knows what is there now. */
export async function markSeen(transaction: Queryable, entryId: number): Promise<void> {
  const sql = `update work_entries e set seen = jsonb_build_object(${texts}) from works w where e.id = $1 and w.id = e.work_id`;
  await transaction.query(sql, [entryId]);
}

/** @throws Refusal where an editor mended what is in sight, and nobody who goes over it has looked at that */
export function checkSeen(
  mended: WorkEntry['mended'],
  lookedAt: number | undefined,
  sentence: (fields: string) => string,
): void {
  if (!mended || mended.version === lookedAt) return;
  const fields = names.filter((name) => mended[name] !== undefined).map((name) => words[name]);
  throw new Refusal('changed-since', {}, sentence(fields.join('、')));
}

const words: Readonly<Record<(typeof names)[number], string>> = {
  title: '标题',
  summary: '简介',
  season: '赛季',
  category: '部门',
  story: '正文',
  steps: '步骤',
};
