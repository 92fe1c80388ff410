import path from 'node:path';
import { type Store, keys } from '@shared/store/store/store';
import { liveComposition, openFolder } from '../../../release/src/testing/open-folder';
import { portOf } from '@shared/testing/deployed-site';
import { startSite } from '@shared/testing/site';
import { type Interval, interval, ratioOfMedians } from '../statistics';
import type { Generator } from './generator';
import { PlainNginx } from './plain-nginx';
import { difference, processorTime } from './processor-time';
import { groups, idle } from './standing-site';
import { get } from './visitor-model';

const CONNECTIONS = 32;
const SECONDS = 1;

/** A file, as it comes from both servers. */
export interface BesideNginx {
  what: string;
  /** Bytes of an answer of each, with its head. */
  bytes: { ours: number; nginx: number };
  /** Requests a second. */
  ours: Interval;
  nginx: Interval;
  ratio: Interval;
  /** Microseconds of the server's processor time for a request. */
  cost: { ours: Interval; nginx: Interval; ratio: Interval };
  /** Share of one core that server and generator took, in the middle of the rounds: who of them set the pace. */
  busy: { ours: Busy; nginx: Busy };
}

interface Busy {
  server: number;
  generator: number;
}

interface Sample {
  perSecond: number;
  microseconds: number;
  bytes: number;
  busy: Busy;
}

interface Side {
  port: number;
  group: 'page servers' | 'nginx';
}

/** The embedded server and nginx with the same two files, a page and a script, both brotli, in turns. */
export async function besideNginx(
  generator: Generator,
  { program, dataDir, rounds }: { program: string; dataDir: string; rounds: number },
  say: (line: string) => void,
): Promise<BesideNginx[]> {
  const { store } = await openFolder(dataDir);
  const { home, script } = await sameFiles(store);
  const site = await startSite({ dataDir });
  const nginx = await PlainNginx.start(program, { '/assets/': path.join(dataDir, 'store/assets'), '/': home });
  try {
    const sides = {
      ours: { port: portOf(site.origin), group: 'page servers' },
      nginx: { port: nginx.port, group: 'nginx' },
    } as const satisfies Record<string, Side>;
    const results: BesideNginx[] = [];
    for (const [what, address] of [
      ['the home page', '/'],
      ['a script of a release', script],
    ] as const) {
      const samples: Record<keyof typeof sides, Sample[]> = { ours: [], nginx: [] };
      for (const side of ['ours', 'nginx'] as const) await sample(generator, sides[side], address);
      for (let round = 0; round < rounds; round += 1) {
        const turn = round % 2 === 0 ? (['ours', 'nginx'] as const) : (['nginx', 'ours'] as const);
        for (const side of turn) samples[side].push(await sample(generator, sides[side], address));
        say(`${what}, round ${round + 1} of ${rounds}`);
      }
      results.push({ what, ...summary(samples) });
    }
    return results;
  } finally {
    await nginx.stop();
    await site.stop();
  }
}

/** The folder that the home page is in, and the address of the largest script: the host's own. */
async function sameFiles(store: Store): Promise<{ home: string; script: string }> {
  const { parts, releases } = await liveComposition(store);
  for (const part of Object.values(parts)) {
    const { files } = await store.readPart(part);
    if ('index.html' in files)
      return {
        home: path.join(store.storage.place, keys.part(part.key, 'pages')),
        script: `/${releases['host']?.entry ?? ''}`,
      };
  }
  throw new TypeError('The store has no home page');
}

async function sample(generator: Generator, { port, group }: Side, address: string): Promise<Sample> {
  const before = await processorTime(groups, idle);
  const job = { port, text: get(address, port), connections: CONNECTIONS, seconds: SECONDS };
  const { requests, seconds, bytes } = await generator.saturate(job);
  const spent = difference(before, await processorTime(groups, idle));
  return {
    perSecond: requests / seconds,
    microseconds: (spent[group] / requests) * 1e6,
    bytes,
    busy: { server: spent[group] / seconds, generator: spent.generator / seconds },
  };
}

function summary({ ours, nginx }: { ours: Sample[]; nginx: Sample[] }): Omit<BesideNginx, 'what'> {
  const rates = (samples: Sample[]) => samples.map(({ perSecond }) => perSecond);
  const costs = (samples: Sample[]) => samples.map(({ microseconds }) => microseconds);
  const byRound = (values: number[]) => values.map((value) => [value]);
  const busy = (samples: Sample[]) => ({
    server: interval(samples.map((sample) => sample.busy.server)).median,
    generator: interval(samples.map((sample) => sample.busy.generator)).median,
  });
  return {
    bytes: { ours: ours[0]?.bytes ?? 0, nginx: nginx[0]?.bytes ?? 0 },
    ours: interval(rates(ours)),
    nginx: interval(rates(nginx)),
    ratio: ratioOfMedians(byRound(rates(ours)), byRound(rates(nginx))),
    cost: {
      ours: interval(costs(ours)),
      nginx: interval(costs(nginx)),
      ratio: ratioOfMedians(byRound(costs(ours)), byRound(costs(nginx))),
    },
    busy: { ours: busy(ours), nginx: busy(nginx) },
  };
}
