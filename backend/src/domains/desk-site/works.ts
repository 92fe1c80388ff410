import type { DeskWork, InputOf, deskWorkList, deskWorkSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import { type Queryable, firstRow } from '../../database/database';
import { refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { saveRow } from '../../lists/save-row';

const works = {
  table: 'works',
  columns: `id, version, title, summary, author, season, category, content, steps, award, cover,
  like_count as "likeCount", submitted_at as "submittedAt", withdrawn_at is not null as withdrawn, sample`,
  from: 'works',
  key: 'id',
};

/** The site draws a work from its steps; a picture of the file's size keeps the place of one that is uploaded later. */
export const DRAWN = { url: '/api/ext/v1/media/work-1.svg', width: 640, height: 400, alt: '' };

export function workRows(query: DeskQuery<typeof deskWorkList>) {
  const where = new Conditions()
    .search(query.keyword, ['title', 'summary', 'author'])
    .when(query.season, (season) => `season = ${season}`)
    .when(query.category, (category) => `category = ${category}`)
    .when(query.withdrawn, (withdrawn) => `(withdrawn_at is not null) = ${withdrawn}`);
  const sorts = { submittedAt: 'submitted_at', likeCount: 'like_count', title: 'title' };
  return { ...works, sorts, where };
}

export async function saveWork(transaction: Queryable, form: InputOf<typeof deskWorkSave>): Promise<Saved<DeskWork>> {
  const { id, version, content, steps, withdrawn, ...texts } = form;
  const { title, season, category } = texts;
  await checkKept(transaction, { season, category });
  const made = id === undefined;
  const saved = await saveRow<DeskWork>(transaction, works, {
    id,
    version,
    columns: {
      ...texts,
      content: content && JSON.stringify(content),
      steps: steps && JSON.stringify(steps),
      cover: made ? JSON.stringify({ ...DRAWN, alt: title }) : undefined,
      withdrawn_at: made || withdrawn === undefined ? undefined : withdrawn ? new Date() : null,
    },
    needs: ['title', 'summary', 'author', 'season', 'category', 'content', 'steps'],
  });
  return made ? { ...saved, after: { title, season } } : saved;
}

/** Season and category are what the lists have. */
async function checkKept(
  transaction: Queryable,
  given: { season: string | undefined; category: string | undefined },
): Promise<void> {
  for (const [path, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const sql = 'select 1 as one from scene_items where scene_code = $1 and value = $2 for key share';
    const row = await firstRow(transaction, sql, [`work-${path}`, value]);
    if (!row) refuseField(path, '列表里没有这一项');
  }
}
