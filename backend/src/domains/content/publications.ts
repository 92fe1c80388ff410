import { type ContentSchema, adapted, contentMistakes } from '@shared/contract/content';
import type {
  DataOf,
  DeskPublication,
  InputOf,
  deskContentPublish,
  deskPublicationDetail,
  deskPublicationList,
} from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow, instantColumn } from '../../database/database';
import { found, Refusal, refuseField } from '../../http/refusal';
import { Conditions, type DeskQuery } from '../../lists/read-list';
import { ENTRIES, type Named, isOneOf, lockEntries, namesOf, touchEntries } from './declarations';
import { contentOf, personColumn } from './entries';
import { type EditedEntry, linkMistakes } from './links';
import { needsSecondPerson } from '../users/second-person';
import { CHANGES, isOut, isTried } from './published';
import { refuseTried, refuseUntriable } from './tried-entries';

/** ms ahead that a publication may be scheduled, and that an experiment may end, with what is said beyond. */
const AHEAD = {
  at: [366 * 86_400_000, '最多提前一年'],
  'experiment.endsAt': [90 * 86_400_000, '实验最多 90 天'],
} as const;

const state = `case when ${isOut('p')} then 'published' when p.state = 'experiment' and not ${isTried('p')} then 'ended' else p.state end`;
/** SQL: whether nothing of the publication `p` was published again since. */
const isNewest = `not exists (
  select 1 from content_changes mine join content_changes later on (later.package, later.key) = (mine.package, mine.key)
    join content_publications l on l.id = later.publication_id and ${isOut('l')}
  where mine.publication_id = p.id and (l.at, l.id) > (p.at, p.id))`;
const columns = `p.id, ${state} as state, ${personColumn('u')} as by, p.at, p.note,
  case when p.share is not null then json_build_object('share', p.share, 'endsAt', ${instantColumn('p.ends_at')}) end as experiment,
  case when p.consenter_id is not null then ${personColumn('s')} end as consent,
  (select coalesce(json_agg(json_build_object('package', c.package, 'key', c.key, 'title', d.title) order by c.id), '[]')
    from content_changes c join content_declarations d on (d.package, d.key) = (c.package, c.key)
    where c.publication_id = p.id) as entries,
  case ${state} when 'published' then ${isNewest} else p.state <> 'cancelled' end as undoable`;
const from = `content_publications p left join users u on u.id = p.author_id
  left join users s on s.id = p.consenter_id`;

export function publicationRows(query: DeskQuery<typeof deskPublicationList>) {
  const where = new Conditions().when(query.state, (wanted) => `${state} = ${wanted}`);
  return { columns, from, key: 'p.id', sorts: { at: 'p.at' }, where };
}

export async function publicationOf(database: Queryable, id: number): Promise<DeskPublication> {
  return found(await firstRow<DeskPublication>(database, `select ${columns} from ${from} where p.id = $1`, [id]));
}

/** A publication, with what visitors see of its entries and would see by it. */
export async function publicationWithChanges(
  transaction: Queryable,
  id: number,
): Promise<DataOf<typeof deskPublicationDetail>> {
  const publication = await publicationOf(transaction, id);
  const sql = 'select value from content_changes where publication_id = $1 and package = $2 and key = $3';
  const changes = [];
  for (const { package: name, key } of publication.entries) {
    const { title, schema, live, shipped } = await contentOf(transaction, { package: name, key });
    const { value } = await onlyRow<{ value: unknown }>(transaction, sql, [id, name, key]);
    changes.push({ package: name, key, title, schema, live, value: value ?? shipped });
  }
  return { ...publication, changes };
}

/** Publishes drafts together, or proposes to: all of them, or where one cannot be, none. */
export async function publish(
  transaction: Queryable,
  { entries, at, experiment, note = '' }: InputOf<typeof deskContentPublish>,
  userId: number,
): Promise<DeskPublication> {
  if (new Set(entries.map((entry) => `${entry.package}/${entry.key}`)).size < entries.length)
    refuseField('entries', '同一项只能选一次');
  await lockEntries(transaction, entries);
  if (at !== undefined && experiment) refuseField('at', '实验马上开始，不能定时');
  const scheduledAt = at === undefined ? null : await aheadOf(transaction, 'at', at);
  const tried = experiment && {
    share: experiment.share,
    endsAt: await aheadOf(transaction, 'experiment.endsAt', experiment.endsAt),
  };
  await refuseTried(transaction, entries);
  await checkDrafts(transaction, entries);
  const isProposal = await needsSecondPerson(transaction, 'content-consent');
  const id = await addPublication(transaction, entries, {
    ...{ userId, note, scheduledAt, tried },
    isProposal: isProposal || tried !== undefined,
  });
  const names = namesOf(entries);
  await transaction.query(
    `insert into content_changes (publication_id, package, key, value)
     select $2, w.package, w.key, w.value from content_drafts w where ${isOneOf('w')} order by w.package, w.key`,
    [names, id],
  );
  if (tried) {
    await refuseUntriable(transaction, id);
    const sql = `update content_publications set state = 'experiment' where id = $1`;
    if (!isProposal) await transaction.query(sql, [id]);
  }
  // A draft is there again where its publication is cancelled, and can be gone on with until then.
  await (scheduledAt === null && !isProposal && !tried
    ? transaction.query(`delete from content_drafts w where ${isOneOf('w')}`, [names])
    : transaction.query(`update content_drafts w set publication_id = $2 where ${isOneOf('w')}`, [names, id]));
  await touchEntries(transaction, entries);
  return publicationOf(transaction, id);
}

/** An instant that is to come, by the database's clock. */
async function aheadOf(transaction: Queryable, field: keyof typeof AHEAD, at: string): Promise<string> {
  const { now } = await onlyRow<{ now: string }>(transaction, 'select clock_timestamp() as now');
  const ahead = Date.parse(at) - Date.parse(now);
  const [longest, tooLong] = AHEAD[field];
  if (!(ahead > 0)) refuseField(field, '这个时间已经过了');
  if (ahead > longest) refuseField(field, tooLong);
  return new Date(at).toISOString();
}

/** Refuses where a draft is not the one that was looked at, or fits no more what is live by now. */
async function checkDrafts(transaction: Queryable, entries: InputOf<typeof deskContentPublish>['entries']) {
  const drafts = await transaction.query<Looked>(
    `select n.place, d.package || '/' || d.key as id, d.title, d.schema, d.shipped, w.value, d.version = n.version and w.key is not null as "isSame"
     from (select *, row_number() over ()::int - 1 as place from ${ENTRIES}) n
       join content_declarations d on (d.package, d.key) = (n.package, n.key) and d.live
       left join content_drafts w on (w.package, w.key) = (n.package, n.key)`,
    [namesOf(entries)],
  );
  if (drafts.length < entries.length) throw new Refusal('not-found');
  const changed = drafts.filter(({ isSame }) => !isSame).map(({ title }) => `“${title}”`);
  if (changed.length > 0)
    throw new Refusal('changed-since', {}, `${changed.join('、')}刚刚被同事改过，请先看看改了什么`);
  await refuseUnfit(transaction, drafts);
}

interface Looked {
  id: string;
  place: number;
  title: string;
  schema: ContentSchema;
  shipped: unknown;
  value: unknown;
  /** Whether it is what was looked at. */
  isSame: boolean;
}

async function refuseUnfit(transaction: Queryable, looked: readonly Looked[]): Promise<void> {
  const unfit = looked.map(({ schema, shipped, value }) =>
    value === null ? [] : contentMistakes(schema, adapted(schema, shipped, value)),
  );
  const edited = looked.map(({ id, schema, shipped, value }) => ({ id, schema, value: value ?? shipped }));
  const { own, others } = await linkMistakes(transaction, edited, { drafts: false });
  const fields = looked.flatMap(({ place, title }, at) => {
    const [mistake] = [...(unfit[at] ?? []), ...(own[at] ?? [])];
    return mistake ? [{ path: `entries.${place}`, message: `“${title}”的 ${mistake.field}：${mistake.message}` }] : [];
  });
  fields.push(...others.map((message) => ({ path: 'entries', message })));
  if (fields.length > 0) throw new Refusal('invalid-request', { fields }, '有内容和现在的页面不合，全都没有发布');
}

/** SQL: the time of one that is published at once, after all that is out of its entries, also where the clock went back. */
const afterAll = 'greatest(clock_timestamp(), max(p.at))';

async function addPublication(
  transaction: Queryable,
  entries: readonly Named[],
  made: {
    userId: number;
    note?: string;
    scheduledAt?: string | null;
    undoes?: number;
    isProposal?: boolean;
    tried?: { share: number; endsAt: string } | undefined;
  },
): Promise<number> {
  const sql = `insert into content_publications (author_id, state, at, note, undoes_id, timed, share, ends_at)
    select $2, case when $6 then 'proposed' when $3::timestamptz is null then 'published' else 'scheduled' end,
      coalesce($3::timestamptz, ${afterAll}), $4, $5, $3::timestamptz is not null, $7::int, $8::timestamptz
    from ${CHANGES} where ${isOneOf('c')} and ${isOut('p')} returning id`;
  const { userId, note = '', scheduledAt = null, undoes = null, isProposal = false, tried } = made;
  const experiment = [tried?.share ?? null, tried?.endsAt ?? null];
  const parameters = [namesOf(entries), userId, scheduledAt, note, undoes, isProposal, ...experiment];
  return (await onlyRow<{ id: number }>(transaction, sql, parameters)).id;
}

/** Locks a publication and its entries, and gives it as it is then. */
export async function lockPublication(transaction: Queryable, id: number): Promise<DeskPublication> {
  found(await firstRow(transaction, 'select 1 as one from content_publications where id = $1 for update', [id]));
  await lockEntries(transaction, (await publicationOf(transaction, id)).entries);
  return publicationOf(transaction, id);
}

/** Publishes what a colleague proposed, with the values that it was proposed with: all of them, or none. */
export async function consent(transaction: Queryable, id: number, userId: number): Promise<DeskPublication> {
  const { entries, state: now, by, experiment } = await lockPublication(transaction, id);
  if (now !== 'proposed') throw new Refusal('changed-since', {}, '已经发布，或者已经撤回了');
  if (by.id === userId) throw new Refusal('own-proposal');
  await refuseTried(transaction, entries);
  if (experiment) {
    await aheadOf(transaction, 'experiment.endsAt', experiment.endsAt);
    await refuseUntriable(transaction, id);
  }
  // A wanted time that has passed meanwhile is now.
  const become = `case when made.share is not null then 'experiment' when made.timed and made.at > clock_timestamp() then 'scheduled' else 'published' end`;
  await bringOut(transaction, { id, entries, become });
  await transaction.query('update content_publications set consenter_id = $2 where id = $1', [id, userId]);
  return publicationOf(transaction, id);
}

/** Gives a publication that was made before the state that the SQL `become` names, with its values, where they fit what is live. */
export async function bringOut(
  transaction: Queryable,
  { id, entries, become }: Pick<DeskPublication, 'id' | 'entries'> & { become: string },
): Promise<void> {
  const proposed = await transaction.query<Looked>(
    `select row_number() over (order by c.id)::int - 1 as place, d.package || '/' || d.key as id, d.title, d.schema, d.shipped, c.value, d.live as "isSame"
     from content_changes c join content_declarations d on (d.package, d.key) = (c.package, c.key)
     where c.publication_id = $1 order by c.id`,
    [id],
  );
  if (proposed.some(({ isSame }) => !isSame)) throw new Refusal('not-found');
  await refuseUnfit(transaction, proposed);
  const { state: now } = await onlyRow<{ state: string }>(
    transaction,
    `with later as (
       select ${afterAll} as at from ${CHANGES} where ${isOneOf('c')} and ${isOut('p')}
     ), next as (select ${become} as state from content_publications made where id = $2)
     update content_publications made set state = next.state, at = case when next.state = 'scheduled' then made.at else later.at end
     from later, next where made.id = $2 returning made.state`,
    [namesOf(entries), id],
  );
  if (now === 'published') await transaction.query('delete from content_drafts where publication_id = $1', [id]);
  await touchEntries(transaction, entries);
}

/** SQL: entries of a publication, `mine`, with what stood before it. */
const BEFORE = `from content_publications undone join content_changes mine on mine.publication_id = undone.id
  left join lateral (select c.value, c.misfit from ${CHANGES} where (c.package, c.key) = (mine.package, mine.key)
    and ${isOut('p')} and (p.at, p.id) < (undone.at, undone.id) order by p.at desc, p.id desc limit 1) before on true`;

/** Refuses to bring back what links to a page that is gone, or takes a page from under a link of another entry. */
async function refuseLost(transaction: Queryable, id: number): Promise<void> {
  const restored = await transaction.query<EditedEntry & { title: string }>(
    `select d.package || '/' || d.key as id, d.title, d.schema, coalesce(before.value, d.shipped) as value ${BEFORE}
       join content_declarations d on (d.package, d.key) = (mine.package, mine.key) and d.live
     where undone.id = $1 order by mine.id`,
    [id],
  );
  const { own, others } = await linkMistakes(transaction, restored, { drafts: false });
  const lost = restored.flatMap(({ title }, at) => (own[at] ?? []).map(({ message }) => `“${title}”：${message}`));
  const [sentence] = [...others, ...lost];
  if (sentence !== undefined) throw new Refusal('invalid-request', {}, `没有撤回：${sentence}`);
}

/** Takes a publication back: one that is out by another with what stood before it, one that is to come at all. */
export async function undoPublication(transaction: Queryable, id: number, userId: number): Promise<DeskPublication> {
  const { entries, state: now, undoable } = await lockPublication(transaction, id);
  if (!undoable) throw new Refusal('changed-since', {}, '已经撤回过，或者其中有内容后来又发布过');
  let result = id;
  if (now !== 'published') {
    await transaction.query(`update content_publications set state = 'cancelled' where id = $1`, [id]);
  } else {
    await refuseTried(transaction, entries);
    await refuseLost(transaction, id);
    result = await addPublication(transaction, entries, { userId, undoes: id });
    await transaction.query(
      `insert into content_changes (publication_id, package, key, value, misfit)
       select $2, mine.package, mine.key, before.value, coalesce(before.misfit, false) ${BEFORE} where undone.id = $1 order by mine.id`,
      [id, result],
    );
  }
  await touchEntries(transaction, entries);
  return publicationOf(transaction, result);
}
