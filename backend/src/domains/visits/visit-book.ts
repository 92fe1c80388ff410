import { createHmac } from 'node:crypto';
import { appendFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { VisitStep, visitKinds } from '@shared/contract/endpoints';
import { network } from '@shared/contract/network';
import type { Experiment } from '@shared/contract/release/data-schemas';
import { inExperiment } from '@shared/contract/release/in-canary';
import type { Database, Queryable } from '../../database/database';
import { dailySalt } from '../../http/address-hash';
import { siteDay } from '../../site-time-zone';
import { WrittenTogether } from '../../written-together';

/** What is counted of an experiment: `<number> <share> <arm>`, with a step behind it; and the same with a page. */
export const experimentKinds = ['experiment', 'experiment-page'] as const;

type Kind = (typeof visitKinds)[number] | (typeof experimentKinds)[number];

/** Whoever asks: only a hash of it is kept, for the day. */
interface Asking {
  ip: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What is counted of one beacon or step. */
type Told = readonly { kind: Kind; name: string; views: number }[];

/** Counted once a visitor and day; other kinds by what a visitor's first beacon of the day says. */
const once: ReadonlySet<Kind> = new Set(['all', 'page', 'step', 'search', ...experimentKinds]);

/** Names of a kind that a day tells apart. Anybody may send, so the table must not grow by what they make up. */
export const NAMES_A_DAY = 500;
const addSql = `
  with told as (
    select * from jsonb_to_recordset($1::jsonb) as t (day date, kind text, name text, views int, visitors int)
  ), room as (
    select day, kind, ${NAMES_A_DAY} - count(*) as names from visit_counts
    where day in (select day from told) group by day, kind
  ), placed as (
    select t.*, c.name is not null or row_number() over (partition by t.day, t.kind, c.name is null order by t.views desc, t.name)
        <= coalesce(r.names, ${NAMES_A_DAY}) as fits
    from told t left join visit_counts c using (day, kind, name) left join room r on r.day = t.day and r.kind = t.kind
  )
  insert into visit_counts as c (day, kind, name, views, visitors)
  select day, kind, case when fits then name else '(more)' end, sum(views), sum(visitors) from placed
  group by 1, 2, 3 order by 1, 2, 3
  on conflict (day, kind, name) do update set views = c.views + excluded.views, visitors = c.visitors + excluded.visitors`;

const seenSql = `
  insert into visit_seen (day, visitor, kind, name)
  select distinct day, visitor, kind, name
    from jsonb_to_recordset($1::jsonb) as t (day date, visitor text, kind text, name text)
  order by 1, 2, 3, 4 on conflict do nothing
  returning day::text, visitor, kind, name`;

interface Entry {
  day: string;
  visitor: string;
  told: Told;
  cohort: number | null;
}

/** Names that crawlers, previews and tools give themselves; who pretends to be a browser counts as a visitor. */
const bots =
  /bot\b|crawl|spider|slurp|preview|headless|lighthouse|monitor|scrap|facebookexternalhit|curl|wget|python|java\/|okhttp|go-http|node/i;

/** The name of who is no visitor; null for anybody else. */
export function botOf({ headers }: Pick<Asking, 'headers'>): string | null {
  if (String(headers['sec-purpose'] ?? '').includes('prefetch')) return 'prefetch';
  const agent = String(headers['user-agent'] ?? '');
  return agent === '' ? 'unnamed' : (bots.exec(agent)?.[0].toLowerCase() ?? null);
}

/** The cohort of who asks, as the page server keeps it; null where the visitor chose what they see, or has none. */
function cohortOf({ cookie }: Asking['headers']): number | null {
  const found = /(?:^|;\s*)channel=(\d{1,4})(?:;|$)/.exec(String(cookie ?? ''));
  return found ? Number(found[1]) : null;
}

/** The same once more, of the arm that the visitors of a cohort are in. */
function inArm(told: Told, cohort: number, experiment: Experiment): Told {
  const arm = `${experiment.id} ${experiment.share} ${inExperiment(cohort, experiment) ? 'tried' : 'stood'}`;
  return told.flatMap(({ kind, name, views }): Told => {
    if (kind === 'all') return [{ kind: 'experiment', name: arm, views }];
    if (kind === 'step') return [{ kind: 'experiment', name: `${arm} ${name}`, views }];
    return kind === 'page' ? [{ kind: 'experiment-page', name: `${arm} ${name}`, views }] : [];
  });
}

/** Counts visits in memory and writes them together. */
export class VisitBook {
  readonly #entries = new WrittenTogether<Entry>((batch) =>
    this.database.transaction(async (transaction) => {
      const isDrawn = batch.some(({ cohort }) => cohort !== null);
      await count(transaction, batch, isDrawn ? await this.experimentNow(transaction) : undefined);
    }),
  );
  #lines: string[] = [];
  #salt: { day: string; value: Promise<string> } | undefined;
  #log: string | undefined;

  constructor(
    private readonly database: Database,
    private readonly experimentNow: (transaction: Queryable) => Promise<Experiment | undefined>,
  ) {}

  /** Counts something that the server saw this visitor do. */
  step(asking: Asking, step: VisitStep, words = ''): void {
    const named: Told = words === '' ? [] : [{ kind: 'search', name: words, views: 1 }];
    this.add(asking, [{ kind: 'step', name: step, views: 1 }, ...named]);
  }

  /** Asks nobody to wait: whoever calls may hold a transaction, which the question for the day's salt would wait for. */
  add({ ip, headers }: Asking, told: Told): void {
    const cohort = botOf({ headers }) === null ? cohortOf(headers) : null;
    const day = siteDay();
    if (this.#salt?.day !== day) this.#salt = { day, value: dailySalt(this.database, 'visit-salt', day) };
    const count = (salt: string) => {
      const hash = createHmac('sha256', salt).update(`${network(ip)}\n${String(headers['user-agent'])}`);
      const visitor = hash.digest('base64url').slice(0, 22);
      const isTaken = this.#entries.add({ day, visitor, told, cohort });
      if (isTaken && this.#log !== undefined)
        this.#lines.push(`${JSON.stringify({ at: new Date(), visitor, told })}\n`);
    };
    this.#salt.value.then(count, () => (this.#salt = undefined));
  }

  /** Writes every few seconds until the application closes, and then what is left. */
  keep(app: FastifyInstance, log: string | undefined): void {
    this.#log = log;
    this.#entries.keep(app, 'visits were not written', () => this.write());
  }

  /** Writes what waits; where that fails it waits on. */
  async write(): Promise<void> {
    await this.#salt?.value;
    await this.#entries.write();
    if (this.#log !== undefined) await appendFile(this.#log, this.#lines.splice(0).join(''));
  }
}

async function count(
  transaction: Queryable,
  batch: readonly Entry[],
  experiment: Experiment | undefined,
): Promise<void> {
  const rows = new Map<string, { day: string; kind: string; name: string; views: number; visitors: number }>();
  const add = ({ day, kind, name }: { day: string; kind: string; name: string }, views: number, visitors: number) => {
    const key = `${day} ${kind} ${name}`;
    const sum = rows.get(key) ?? { day, kind, name, views: 0, visitors: 0 };
    rows.set(key, { ...sum, views: sum.views + views, visitors: sum.visitors + visitors });
  };
  const firsts = new Map<string, Told>();
  const seen: { day: string; visitor: string; kind: Kind; name: string }[] = [];
  for (const { day, visitor, told, cohort } of batch) {
    if (!firsts.has(day + visitor) && told.some(({ kind }) => kind === 'all')) firsts.set(day + visitor, told);
    const counted = experiment && cohort !== null ? [...told, ...inArm(told, cohort, experiment)] : told;
    for (const { kind, name, views } of counted) {
      add({ day, kind, name }, views, 0);
      if (once.has(kind)) seen.push({ day, visitor, kind, name });
    }
  }
  for (const fresh of await transaction.query<(typeof seen)[number]>(seenSql, [JSON.stringify(seen)])) {
    add(fresh, 0, 1);
    if (fresh.kind !== 'all') continue;
    for (const { kind, name } of firsts.get(fresh.day + fresh.visitor) ?? [])
      if (!once.has(kind)) add({ day: fresh.day, kind, name }, 0, 1);
  }
  await transaction.query(addSql, [JSON.stringify([...rows.values()])]);
}
