import { type TextField, workFields, workLimits } from '@shared/contract/fields';
import { type Queryable, firstRow } from '../../database/database';
import { Refusal } from '../../http/refusal';
import { linesOf } from './entry-lines';
import { type EntryRow, stateOfSeason } from './entry-row';

type Texts = Pick<EntryRow, 'title' | 'summary' | 'story' | 'season' | 'category' | 'steps' | 'video'>;
interface Wrong {
  path: keyof Texts;
  message: string;
}

/** Checks that an entry is complete before it can be looked at. @throws Refusal with a sentence for each field */
export async function checkEntry(transaction: Queryable, entry: Texts): Promise<void> {
  const fields: Wrong[] = (['title', 'summary', 'story', 'season', 'category', 'steps'] as const)
    .filter((path) => entry[path] === '')
    .map((path) => ({ path, message: path === 'season' || path === 'category' ? '请选一项' : '请填写' }));
  fields.push(...checkLines(entry), ...(await checkChoices(transaction, entry)));
  const { pattern, invalid } = workFields.video satisfies TextField;
  if (entry.video !== '' && !pattern.test(entry.video)) fields.push({ path: 'video', message: invalid });
  if (fields.length > 0) throw new Refusal('invalid-request', { fields });
}

function checkLines({ story, steps }: Texts): Wrong[] {
  const [paragraphs, flow] = [linesOf(story), linesOf(steps)];
  const wrong: Wrong[] = [];
  if (paragraphs.length > workLimits.paragraphs)
    wrong.push({ path: 'story', message: `最多 ${workLimits.paragraphs} 段` });
  else if (paragraphs.some((line) => line.length > workLimits.paragraph))
    wrong.push({ path: 'story', message: `每一段最多 ${workLimits.paragraph} 个字` });
  if (flow.length > workLimits.steps) wrong.push({ path: 'steps', message: `最多 ${workLimits.steps} 步` });
  else if (flow.some((line) => line.length > workLimits.step))
    wrong.push({ path: 'steps', message: `每一步最多 ${workLimits.step} 个字` });
  return wrong;
}

async function checkChoices(transaction: Queryable, entry: Texts): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const path of ['season', 'category'] as const) {
    if (entry[path] === '') continue;
    const sql = 'select 1 as one from scene_items where scene_code = $1 and value = $2 for key share';
    if (!(await firstRow(transaction, sql, [`work-${path}`, entry[path]])))
      wrong.push({ path, message: '列表里没有这一项' });
  }
  return wrong;
}

const closed = {
  before: '这个赛季还没有开始征集，写的内容都在草稿里',
  over: '这个赛季已经结束征集，写的内容都在草稿里',
} as const;

/** @throws Refusal where the season takes no works now */
export async function checkSeasonOpen(transaction: Queryable, season: string): Promise<void> {
  const state = await stateOfSeason(transaction, season);
  if (state !== 'open') throw new Refusal('season-closed', {}, closed[state ?? 'over']);
}
