import { z } from 'zod';
import type { Storage } from '@shared/storage';

const MINUTE = 60_000;
/** ms for which one process alone tells an engine; whoever died leaves it to the next. */
const LEASE = 10 * MINUTE;
/** ms for an engine's answer. */
const PATIENCE = 15_000;
/** ms after the first failure, doubled after each further one. */
const BACK_OFF = MINUTE;
const LONGEST_BACK_OFF = 6 * 60 * MINUTE;

/** What was told to each engine, and until when somebody is telling it. */
const KEY = 'data/pushed.json';
const stateSchema = z.record(z.string(), z.object({ to: z.number(), until: z.number() }));
type State = z.output<typeof stateSchema>;

export interface SearchKeys {
  /** Of IndexNow; its file stands at the root of the site. */
  indexNow?: string | undefined;
  /** Of 百度's 普通收录. */
  baidu?: string | undefined;
}

/** An address of the site, and when it changed last. */
export type Dated = readonly [address: string, at: string];

const engines = { indexNow: 'https://api.indexnow.org/indexnow', baidu: 'http://data.zz.baidu.com/urls' };
/** Addresses in one request, as each engine takes them. */
const most: Readonly<Record<keyof SearchKeys, number>> = { indexNow: 10_000, baidu: 2000 };

/** Tells search engines of addresses that are new or changed, each once; of none without a key. */
export class AddressPush {
  private failures = 0;
  private again = 0;

  constructor(
    private readonly storage: Storage,
    private readonly options: { keys: SearchKeys; say: (sentence: string) => void; engines?: typeof engines },
  ) {}

  /** The file that proves to IndexNow whose the key is. */
  get keyFile(): readonly [file: string, text: string][] {
    const { indexNow } = this.options.keys;
    return indexNow === undefined ? [] : [[`${indexNow}.txt`, indexNow]];
  }

  /** Whether it is time to try again what failed. */
  get isDue(): boolean {
    return this.failures > 0 && Date.now() >= this.again;
  }

  /** Never throws: nothing waits for an engine. */
  async push(origin: string, addresses: readonly Dated[], base: string): Promise<void> {
    if (Date.now() < this.again) return;
    try {
      for (const name of ['indexNow', 'baidu'] as const) {
        const key = this.options.keys[name];
        if (key !== undefined)
          await this.tell(name, addresses, (urls) => this.requestOf({ name, key, origin, base }, urls));
      }
      this.failures = 0;
    } catch (error) {
      this.again = Date.now() + Math.min(LONGEST_BACK_OFF, BACK_OFF * 2 ** this.failures);
      this.failures += 1;
      this.options.say(
        `A search engine was not told of new addresses, and will be: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }

  /** What stands when the key comes is in the site maps: the first time notes only where to begin. */
  private async tell(
    name: keyof SearchKeys,
    addresses: readonly Dated[],
    requestOf: (urls: readonly string[]) => readonly [string, RequestInit],
  ): Promise<void> {
    const dated = addresses.map(([address, at]) => [address, Date.parse(at)] as const);
    const latest = Math.max(0, ...dated.map(([, at]) => at));
    const found = await this.storage.get(KEY);
    const state: State = found ? stateSchema.parse(JSON.parse(found.body.toString())) : {};
    const mine = state[name];
    if (mine && mine.until > Date.now()) return;
    const fresh = dated.flatMap(([address, at]) => (mine && at > mine.to ? [address] : []));
    if (mine && fresh.length === 0) return;
    const claim = { to: mine?.to ?? latest, until: mine ? Date.now() + LEASE : 0 };
    if (!(await this.write({ ...state, [name]: claim }, found?.tag))) return;
    if (!mine) return;
    for (let from = 0; from < fresh.length; from += most[name]) {
      const [url, init] = requestOf(fresh.slice(from, from + most[name]));
      const response = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(PATIENCE), ...init });
      if (!response.ok) throw new Error(`${name} answered ${response.status}`);
    }
    const now = await this.storage.get(KEY);
    if (now) await this.write({ ...state, [name]: { to: latest, until: 0 } }, now.tag);
  }

  private write(state: State, tag: string | undefined): Promise<boolean> {
    const body = Buffer.from(JSON.stringify(state));
    return tag === undefined ? this.storage.putIfAbsent(KEY, body) : this.storage.putIfMatch(KEY, body, tag);
  }

  private requestOf(
    { name, key, origin, base }: { name: keyof SearchKeys; key: string; origin: string; base: string },
    urls: readonly string[],
  ): readonly [string, RequestInit] {
    const { [name]: engine } = this.options.engines ?? engines;
    if (name === 'baidu') {
      const query = new URLSearchParams({ site: origin, token: key });
      return [`${engine}?${query.toString()}`, { headers: { 'content-type': 'text/plain' }, body: urls.join('\n') }];
    }
    const body = { host: new URL(origin).host, key, keyLocation: `${base}${key}.txt`, urlList: urls };
    return [engine, { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) }];
  }
}
