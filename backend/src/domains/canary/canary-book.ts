import { createHmac } from 'node:crypto';
import type { DataOf, ToldView, canaryCounts } from '@shared/contract/endpoints';
import { network } from '@shared/contract/network';
import type { HandedViews } from '@shared/contract/release/data-schemas';
import type { HandedView } from '@shared/contract/release/view-token';
import type { FastifyInstance } from 'fastify';
import type { Database, Queryable } from '../../database/database';
import { dailySalt } from '../../http/address-hash';
import { siteDay } from '../../site-time-zone';
import { WrittenTogether } from '../../written-together';
import { outcomesOf } from './outcomes-of';

/** Views that a network may tell of in half an hour; what it tells beyond is an answer and no more. */
export const TOLD_BY_NETWORK = 20;
/** Stacks of a revision's views that a day tells apart: anybody may make some up. */
export const STACKS = 50;
const HALF_HOUR = 30 * 60_000;

/** A view that told, with the pattern of its page. Its address is not kept: hashes are, which a salt of the day goes into. */
interface Told {
  view: HandedView;
  page: string;
  ip: string;
  told: ToldView;
  /** Seconds after it was handed out. */
  age: number;
}

/** A row of the counts; `minute` null: the one in which it is written. */
type Row = Omit<DataOf<typeof canaryCounts>['rows'][number], 'minute'> & { minute: string | null };

/** Remembers what counts once until then; gives those that are new. */
const onceSql = `
  insert into canary_seen (name, until)
  select distinct name, now() + $2 * interval '1 minute' from jsonb_array_elements_text($1::jsonb) as t (name) order by 1
  on conflict do nothing returning name`;

const timesSql = `
  insert into canary_seen as s (name, count, until)
  select name, count, now() + $2 * interval '1 minute' from jsonb_to_recordset($1::jsonb) as t (name text, count int) order by 1
  on conflict (name) do update set count = s.count + excluded.count returning name, count`;

/** In one order everywhere, so that two processes never wait for each other's rows. */
const countSql = `
  insert into canary_counts as c (revision, mask, page, minute, what, count)
  select revision, mask, page, date_trunc('minute', coalesce(minute, now())), what, sum(count)
    from jsonb_to_recordset($1::jsonb) as t (revision int, mask int, page text, minute timestamptz, what text, count int)
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (revision, mask, page, minute, what) do update set count = c.count + excluded.count`;

/** Of a file: whose view it was for nobody knows. */
const ofNoPage = { mask: 0, page: '' };

/** Minutes for which a view that has told is remembered: longer than its token is good. */
const VIEW_KEPT = 20;
const REPORT_KEPT = 24 * 60;
const BAD_KEPT = 24 * 60;

/** Counts what became of views in canaries and beside them. A process that is killed loses what it was told in the last seconds. */
export class CanaryBook {
  readonly #told = new WrittenTogether<Told>(async (batch) => {
    const salt = await dailySalt(this.database, 'visit-salt', siteDay());
    await this.database.transaction((transaction) => countTold(transaction, batch, salt));
    await this.database.query('delete from canary_seen where until < now()');
  });

  constructor(private readonly database: Database) {}

  /** Counts a view whose token was found good. */
  add(told: Told): void {
    this.#told.add(told);
  }

  keep(app: FastifyInstance): void {
    this.#told.keep(app, 'what became of views was not written', () => this.write());
  }

  write(): Promise<void> {
    return this.#told.write();
  }

  /** Counts what a page server handed out, or could not; a report that was counted is not counted again. */
  async hand({ id, rows, lost = [] }: HandedViews): Promise<void> {
    await this.database.transaction(async (transaction) => {
      const fresh = await once(transaction, [`report ${id}`], REPORT_KEPT);
      const handed = rows.map((row) => ({ ...row, what: 'handed' }));
      const without = lost.map(({ release, file, ...row }) => ({
        ...row,
        ...ofNoPage,
        what: `lost ${release}/${file}`,
      }));
      if (fresh.size > 0) await count(transaction, [...handed, ...without]);
    });
  }
}

async function count(transaction: Queryable, rows: readonly Row[]): Promise<void> {
  if (rows.length > 0) await transaction.query(countSql, [JSON.stringify(rows)]);
}

async function once(transaction: Queryable, names: readonly string[], minutes: number): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const rows = await transaction.query<{ name: string }>(onceSql, [JSON.stringify(names), minutes]);
  return new Set(rows.map(({ name }) => name));
}

/** Hashes what tells people apart with the salt of the day. */
type Hash = (...parts: readonly (string | number)[]) => string;

async function countTold(transaction: Queryable, batch: readonly Told[], salt: string): Promise<void> {
  const hash: Hash = (...parts) =>
    createHmac('sha256', salt)
      .update(`view ${parts.join('\n')}`)
      .digest('base64url')
      .slice(0, 22);
  const rows: Row[] = [];
  const put = ({ view: { revision, mask }, page }: Told, what: string, minute: string | null = null) =>
    rows.push({ revision, mask, page, minute, what, count: 1 });
  // Of one view that told twice the first word counts.
  const named = new Map([...batch].reverse().map((told) => [`view ${told.view.nonce}`, told]));
  const fresh = await once(transaction, [...named.keys()], VIEW_KEPT);
  const views = batch.filter(
    (told) => named.get(`view ${told.view.nonce}`) === told && fresh.has(`view ${told.view.nonce}`),
  );
  for (const told of views) put(told, 'answered', new Date(told.view.issued * 1000).toISOString());
  const decided = (await withinLimit(transaction, views, hash)).map((told) => {
    const { plain, bad } = outcomesOf(told.told, told.age);
    const by = [told.view.cohort, network(told.ip)] as const;
    return { told, whats: [...plain, ...bad], bad: bad.map((what) => `bad ${hash(...by, what)}`) };
  });
  const first = await once(
    transaction,
    decided.flatMap(({ bad }) => bad),
    BAD_KEPT,
  );
  for (const { told, whats, bad } of decided) {
    // Whoever meets the same again has answered, and no more.
    if (!bad.every((name) => first.has(name))) continue;
    for (const name of bad) first.delete(name);
    for (const what of whats) put(told, what);
  }
  await boundStacks(transaction, rows);
  await count(transaction, rows);
}

/** Keeps the marks of the first stacks of a revision and day; of those beyond it is counted how many there are. */
async function boundStacks(transaction: Queryable, rows: readonly Row[]): Promise<void> {
  const stacks = rows.filter(({ what }) => what.startsWith('stack '));
  for (const revision of [...new Set(stacks.map((row) => row.revision))].sort()) {
    const nameOf = ({ what }: Row) => `${what} ${revision}`;
    const own = stacks.filter((row) => row.revision === revision);
    const fresh = [...(await once(transaction, own.map(nameOf), BAD_KEPT))];
    if (fresh.length === 0) continue;
    const all = JSON.stringify([{ name: `stacks ${revision}`, count: fresh.length }]);
    const [sum] = await transaction.query<{ count: number }>(timesSql, [all, BAD_KEPT]);
    const beyond = new Set(fresh.slice(Math.max(0, STACKS + fresh.length - (sum?.count ?? 0))));
    for (const row of own) if (beyond.has(nameOf(row))) row.what = 'stack (more)';
    const names = JSON.stringify([...beyond]);
    await transaction.query('delete from canary_seen where name in (select jsonb_array_elements_text($1::jsonb))', [
      names,
    ]);
  }
}

/** The views that count as more than an answer: so many of each network. */
async function withinLimit(transaction: Queryable, views: readonly Told[], hash: Hash): Promise<Told[]> {
  if (views.length === 0) return [];
  const half = Math.floor(Date.now() / HALF_HOUR);
  const groups = new Map<string, Told[]>();
  for (const told of views) {
    const name = `network ${hash(network(told.ip), half)}`;
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(told);
  }
  const told = [...groups].map(([name, { length }]) => ({ name, count: length }));
  const sums = await transaction.query<{ name: string; count: number }>(timesSql, [JSON.stringify(told), 60]);
  return sums.flatMap(({ name, count: sum }) => {
    const group = groups.get(name) ?? [];
    return group.slice(0, Math.max(0, TOLD_BY_NETWORK - (sum - group.length)));
  });
}
