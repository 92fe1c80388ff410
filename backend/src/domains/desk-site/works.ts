import type { DeskWork, InputOf, deskWorkList, deskWorkSave } from '@shared/contract/endpoints';
import type { Saved } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { found } from '../../http/found';
import { refuseField, required } from '../../http/wrong-field';
import { changeRow } from '../../lists/change-row';
import { Conditions, type DeskQuery } from '../../lists/read-list';

type WorkForm = InputOf<typeof deskWorkSave>;

const columns = `id, version, title, summary, author, season, category, content, steps, award, cover,
  like_count as "likeCount", submitted_at as "submittedAt", withdrawn_at is not null as withdrawn, sample`;

/** The site draws a work from its steps; a picture of the file's size keeps the place of one that is uploaded later. */
export const DRAWN = { url: '/api/ext/v1/media/work-1.svg', width: 640, height: 400, alt: '' };

export function workRows(query: DeskQuery<typeof deskWorkList>) {
  const where = new Conditions()
    .search(query.keyword, ['title', 'summary', 'author'])
    .when(query.season, (season) => `season = ${season}`)
    .when(query.category, (category) => `category = ${category}`)
    .when(query.withdrawn, (withdrawn) => `(withdrawn_at is not null) = ${withdrawn}`);
  const sorts = { submittedAt: 'submitted_at', likeCount: 'like_count', title: 'title' };
  return { columns, from: 'works', key: 'id', sorts, where };
}

/** Publishes a work or changes one. */
export async function saveWork(transaction: Queryable, form: WorkForm): Promise<Saved<DeskWork>> {
  const { id, version, title, summary, author, season, category, content, steps, award, withdrawn } = form;
  await checkKept(transaction, { season, category });
  if (id === undefined || version === undefined) {
    const row = await addWork(transaction, form);
    return { row, before: {}, after: { title: row.title, season: row.season } };
  }
  const change = await changeRow(transaction, {
    table: 'works',
    id,
    version,
    columns: {
      title,
      summary,
      author,
      season,
      category,
      award,
      content: content && JSON.stringify(content),
      steps: steps && JSON.stringify(steps),
      withdrawn_at: withdrawn === undefined ? undefined : withdrawn ? new Date() : null,
    },
  });
  return { row: await workOf(transaction, id), ...change };
}

async function addWork(transaction: Queryable, form: WorkForm): Promise<DeskWork> {
  const { title, summary, author, season, category, content, steps, award = '' } = form;
  const made = required({ title, summary, author, season, category, content, steps });
  const sql = `insert into works (title, summary, author, season, category, content, steps, award, cover)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`;
  const { id } = await onlyRow<{ id: number }>(transaction, sql, [
    made.title,
    made.summary,
    made.author,
    made.season,
    made.category,
    JSON.stringify(made.content),
    JSON.stringify(made.steps),
    award,
    JSON.stringify({ ...DRAWN, alt: made.title }),
  ]);
  return workOf(transaction, id);
}

async function workOf(transaction: Queryable, id: number): Promise<DeskWork> {
  return found(await firstRow<DeskWork>(transaction, `select ${columns} from works where id = $1`, [id]));
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
