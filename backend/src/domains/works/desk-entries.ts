import type { DeskEntry, InputOf, Page, deskEntryDecide, deskEntryList } from '@shared/contract/endpoints';
import { type Queryable, personColumn } from '../../database/database';
import { Refusal, refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery, readList } from '../../lists/read-list';
import { notify } from '../notices/notify';
import { checkEntry } from './check-entry';
import { type EntryRow, entryColumns, entryOf, lockEntry, seasonState, toEntry } from './entry-row';
import { checkSeen, mendedOf } from './mended';
import { publishEntry } from './publish-entry';

type Row = EntryRow & Pick<DeskEntry, 'author' | 'seasonOpen' | 'shown' | 'submittedAt'>;

const source = {
  columns: `${entryColumns}, e.submitted_at as "submittedAt", ${personColumn('u')} as author,
    coalesce(${seasonState} = 'open' and s.value is not null, false) as "seasonOpen",
    case when w.id is not null then jsonb_build_object('title', w.title, 'summary', w.summary, 'content', w.content,
      'steps', w.steps) end as shown`,
  from: `work_entries e join users u on u.id = e.user_id left join works w on w.id = e.work_id
    left join scene_items s on s.scene_code = 'work-season' and s.value = e.season`,
  key: 'e.id',
  sorts: { submittedAt: 'e.submitted_at', title: 'e.title' },
};

/** Reads entries that were handed in: a draft, and what its author took back, is theirs alone. */
export async function readEntries(
  database: Queryable,
  query: DeskQuery<typeof deskEntryList>,
  url: (fileId: string) => string,
): Promise<Page<DeskEntry>> {
  const where = new Conditions()
    .always(`e.state in ('submitted', 'published', 'returned')`)
    .when(query.state, (state) => `e.state = ${state}`)
    .when(query.season, (season) => `e.season = ${season}`)
    .when(query.category, (category) => `e.category = ${category}`)
    .search(query.keyword, ['e.title', 'e.summary', 'u.name']);
  const page = await readList<Row>(database, { ...source, where }, query);
  return {
    ...page,
    items: page.items.map((row) => {
      const { author, seasonOpen, shown, submittedAt, ...entry } = row;
      return { ...toEntry(entry, url), author, seasonOpen, shown, submittedAt };
    }),
  };
}

/** Publishes or returns it, if it is still what was looked at, and tells its author. */
export async function decideEntry(
  transaction: Queryable,
  { id, version, decision, reason = '', mendedVersion }: InputOf<typeof deskEntryDecide>,
  editorId: number,
): Promise<void> {
  if (decision === 'returned' && reason === '') refuseField('reason', '请写明要改什么');
  const locked = await lockEntry(transaction, id);
  if (!locked) throw new Refusal('not-found');
  if (locked.userId === editorId) throw new Refusal('own-application', {}, '自己的作品要由别人来看');
  if (locked.version !== version) throw new Refusal('changed-since', {}, '作者或同事刚刚动过这一件，请重新看一遍');
  if (locked.state !== 'submitted') throw new Refusal('entry-state');
  const entry = await entryOf(transaction, id);
  const sql = `update work_entries set state = $2, reason = $3, version = version + 1 where id = $1`;
  await transaction.query(sql, [id, decision, decision === 'published' ? '' : reason]);
  const person = { userId: locked.userId, kind: 'award' } as const;
  if (decision === 'returned') {
    const text = `你的作品「${entry.title}」退回来修改，原因：${reason}`;
    await notify(transaction, { ...person, text, link: `rpa_awards/enter/?entry=${id}` });
    return;
  }
  // An editor who mends it at this moment waits, or is waited for.
  await transaction.query('select 1 as one from works where id = $1 for update', [locked.workId]);
  const { inSight, seen } = await entryOf(transaction, id);
  checkSeen(mendedOf(inSight, seen), mendedVersion, mendedMeanwhile);
  await checkEntry(transaction, entry);
  const workId = await publishEntry(transaction, entry);
  await notify(transaction, {
    ...person,
    text: `你的作品「${entry.title}」已经发布`,
    link: `rpa_awards/works/${workId}/`,
  });
}

const mendedMeanwhile = (fields: string) =>
  `作者提交之后，大家看到的${fields}又改过；请刷新看一遍，再决定盖过它还是退回给作者`;
