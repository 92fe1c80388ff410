import type { Counted } from './beside';
import { type CanaryState, type Figures, type Verdict, addBucket, beginCanary, canaryFigures, judge } from './judge';
import { BINS, type Vital } from './metrics';

/** A row of what the site counted: `count` views of a page, of which `what` was handed out or told in that minute. */
export interface CanaryRow {
  /** The revision that the view was handed out by. */
  revision: number;
  /** Bit i: the view was in the canary i of that revision. */
  mask: number;
  page: string;
  /** ISO 8601. */
  minute: string;
  /** `handed` and `answered` by the minute in which they were handed out; `told` and what became of those by the minute of telling. */
  what: string;
  count: number;
}

export interface CanaryOf {
  number: number;
  canaries: readonly { id: string; percent: number }[];
}

export interface CurvePoint {
  at: string;
  rows: readonly Figures[];
}

interface Options {
  canary: string;
  revisions: readonly CanaryOf[];
  /** Patterns of the pages that have rows of their own. */
  pages: readonly string[];
}

/** ms: a minute; until its last batch is written; and until its views had their time to tell. */
const MINUTE = 60_000;
const WRITTEN = 10_000;
const TELLING = 17 * MINUTE;
/** A bucket ends once so many of the canary's views are in it, or after so many ms: by totals alone, never by what became of views. */
const ENOUGH = 10;
const LONGEST = 10 * MINUTE;
/** Points of the curve that are kept. */
const POINTS = 200;

type Kind = 'told' | 'handed';
interface Sums {
  views: number;
  told: number;
  recovered: number;
  failed: Record<string, number>;
  threw: Record<string, number>;
  vitals: Partial<Record<Vital, number[]>>;
}

interface OpenBucket {
  page: string;
  percent: number;
  revision: number;
  since: number;
  canary: Sums;
  stable: Sums;
}

/**
 * Judges a canary by what the site counted, minute by minute. A minute counts once it is over; one that is answered again meanwhile
 * replaces itself, and what comes for one that was counted is too late.
 */
export class CanaryReplay {
  #state: CanaryState;
  readonly #curve: CurvePoint[] = [];
  /** Minutes in which something was counted, and those from one point of the curve to the next. */
  #marks = 0;
  #apart = 1;
  /** Rows of minutes that were not counted yet, by all that names them. */
  readonly #rows: Record<Kind, Map<string, CanaryRow>> = { told: new Map(), handed: new Map() };
  readonly #closed: Record<Kind, number> = { told: -Infinity, handed: -Infinity };
  readonly #open: Record<Kind, Map<string, OpenBucket>> = { told: new Map(), handed: new Map() };
  readonly #beside = new Map<string, Counted & { isCanary: boolean }>();
  readonly #revisions = new Map<number, CanaryOf>();

  constructor(private readonly options: Options) {
    this.#state = beginCanary(options.pages);
    this.know(options.revisions);
  }

  get state(): CanaryState {
    return this.#state;
  }

  get verdict(): Verdict {
    return judge(this.#state);
  }

  /** What was thought minute by minute, the oldest first. */
  get curve(): readonly CurvePoint[] {
    return this.#curve;
  }

  /** What was counted that nobody judges by. */
  get beside(): (Counted & { isCanary: boolean })[] {
    return [...this.#beside.values()];
  }

  /** The earliest minute that may still change, as `since` of the next question; null: all. */
  get since(): string | null {
    return this.#closed.handed === -Infinity ? null : new Date(this.#closed.handed).toISOString();
  }

  /** Revisions that were decided meanwhile. */
  know(revisions: readonly CanaryOf[]): void {
    for (const revision of revisions) this.#revisions.set(revision.number, revision);
  }

  /** Takes an answer; `now` is the time of who counted. */
  take(rows: readonly CanaryRow[], now: string): void {
    for (const row of rows) {
      const kind = kindOf(row);
      const place = this.#placeOf(row);
      if (Date.parse(row.minute) < this.#closed[kind] || place === null) continue;
      const key = `${row.revision} ${row.mask} ${row.minute} ${row.what} ${row.page}`;
      if (/^(?:stack|lost) /.test(row.what)) this.#beside.set(key, { ...row, ...place });
      else this.#rows[kind].set(key, row);
    }
    const time = Date.parse(now);
    this.#close('told', time - MINUTE - WRITTEN);
    this.#close('handed', time - MINUTE - TELLING);
  }

  /** Counts the minutes that began by then, in their order. */
  #close(kind: Kind, until: number): void {
    const over = [...this.#rows[kind]].filter(([, { minute }]) => Date.parse(minute) <= until);
    for (const [key] of over) this.#rows[kind].delete(key);
    const rows = over.map(([, row]) => row);
    for (const minute of [...new Set(rows.map((row) => row.minute))].toSorted()) {
      for (const row of rows) if (row.minute === minute) this.#add(kind, row);
      if (this.#end(kind, Date.parse(minute) + MINUTE) && kind === 'told') this.#mark(minute);
    }
    this.#end(kind, until + MINUTE);
    this.#closed[kind] = Math.max(this.#closed[kind], Math.floor(until / MINUTE) * MINUTE + MINUTE);
  }

  #add(kind: Kind, row: CanaryRow): void {
    const place = this.#placeOf(row);
    if (!place) return;
    const { page, revision, minute } = row;
    const known = this.#open[kind].get(page);
    if (known && known.revision !== revision) this.#count(kind, known);
    const began = { page, revision, percent: place.percent, since: Date.parse(minute) };
    const open = this.#open[kind].get(page) ?? { ...began, canary: nothingYet(), stable: nothingYet() };
    this.#open[kind].set(page, open);
    addRow(open[place.isCanary ? 'canary' : 'stable'], row);
  }

  /** Ends the buckets that are full or old by then; false where none was. */
  #end(kind: Kind, time: number): boolean {
    const ready = [...this.#open[kind].values()].filter(
      ({ canary, since }) => canary.views >= ENOUGH || time - since >= LONGEST,
    );
    for (const bucket of ready) this.#count(kind, bucket);
    return ready.length > 0;
  }

  #count(kind: Kind, bucket: OpenBucket): void {
    this.#state = addBucket(this.#state, bucket, kind);
    this.#open[kind].delete(bucket.page);
  }

  /** Every second point goes where there are too many, and later ones come as far apart as those that stay: figures take their time. */
  #mark(minute: string): void {
    const isDue = this.#marks % this.#apart === 0;
    this.#marks += 1;
    if (!isDue) return;
    this.#curve.push({ at: minute, rows: canaryFigures(this.#state) });
    if (this.#curve.length <= POINTS) return;
    this.#curve.splice(0, Infinity, ...this.#curve.filter((_, at) => at % 2 === 0));
    this.#apart *= 2;
  }

  /** Which side a row is on; null where its revision had no such canary. */
  #placeOf({ revision, mask }: CanaryRow): { isCanary: boolean; percent: number } | null {
    const canaries = this.#revisions.get(revision)?.canaries ?? [];
    const at = canaries.findIndex(({ id }) => id === this.options.canary);
    return at < 0 ? null : { isCanary: (mask & (1 << at)) !== 0, percent: canaries[at]?.percent ?? 0 };
  }
}

function kindOf({ what }: CanaryRow): Kind {
  return /^(?:handed$|answered$|lost )/.test(what) ? 'handed' : 'told';
}

function nothingYet(): Sums {
  return { views: 0, told: 0, recovered: 0, failed: {}, threw: {}, vitals: {} };
}

/** Adds a row to what a bucket knows of one channel; a row that says nothing that is judged is passed over. */
function addRow(sums: Sums, { what, count }: CanaryRow): void {
  const [word = '', name = ''] = what.split(' ');
  if (word === 'handed' || word === 'told') sums.views += count;
  if (word === 'answered' || word === 'told') sums.told += count;
  if (word === 'recovered') sums.recovered += count;
  if (word === 'failed' || word === 'threw')
    sums[word] = { ...sums[word], [name]: (Object.hasOwn(sums[word], name) ? (sums[word][name] ?? 0) : 0) + count };
  if (word !== 'lcp' && word !== 'inp') return;
  const bins = (sums.vitals[word] ??= Array.from({ length: BINS }, () => 0));
  const at = Number(name);
  if (bins[at] !== undefined) bins[at] += count;
}
