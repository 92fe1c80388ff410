import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Storage } from '@shared/storage';
import { eachAtOnce } from '@shared/storage/each-at-once';
import { FileStorage } from '@shared/storage/file-storage';
import { openStorage, placeBelow } from '@shared/storage/open-storage';
import { CephServer } from '@shared/testing/ceph-server';
import { portOf } from '@shared/testing/deployed-site';
import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { httpRequest } from '@shared/testing/http-request';
import { pageDataOf } from '@shared/testing/page-data';
import { pollUntil } from '@shared/testing/poll-until';
import { type RunningSite, startSite } from '@shared/testing/site';
import { Generator } from '../load/generator';
import { processBelow } from '../load/processor-time';
import { get } from '../load/visitor-model';
import { type BenchPart, ratio } from '../report';
import { memoryOf } from '../slow-readers/memory-of';
import { median, ratioOfMedians } from '../statistics';

const PLACE = 's3://site/production';
/** A page without data, which each site would compose and compress by itself. */
const PAGE = '/product/';
/** ms; it takes some seconds. */
const COMPRESSED_WITHIN = 120_000;
const CONNECTIONS = 32;
const SECONDS = 1;
/** Times that an address is measured of one start; once more before, while it warms up. */
const TIMES = 2;
/** Files of a large store: what old releases leave, most of it assets. */
const FILES = 100_000;
/** Objects that are written at a time. */
const AT_ONCE = 64;

/**
 * A page server over a bucket, Ceph's gateway on the same machine, beside one over the same store in a folder. Two processes of the
 * same code differ by a tenth, each for as long as it lives: every round starts them anew, and a second one over the folder as control.
 */
export const bucket: BenchPart = async ({ dataDir, rounds, say, print }) => {
  if (!hasCeph()) throw new TypeError(`Ceph is not installed: apt-get install ${CEPH_PACKAGES.join(' ')}`);
  const ceph = await CephServer.start();
  const generator = new Generator();
  const state = await mkdtemp(path.join(os.tmpdir(), 'site-bucket-'));
  try {
    await ceph.createBucket('site');
    const remote = await openStorage(placeBelow(PLACE, 'store'), ceph.environment(), { use: 'write' });
    const local = new FileStorage(path.join(dataDir, 'store'));
    // The same page has fewer bytes once it is compressed as far as it goes, which a start does afterwards.
    await pollUntil(() => isCompressed(local), 'every page is compressed as far as it goes', COMPRESSED_WITHIN);
    say(`${await copyStore(local, remote)} files copied into the bucket`);
    const serve = (folder: string) =>
      startSite({ dataDir: path.join(state, folder), environment: { STORE: PLACE, ...ceph.environment() } });

    const cold = await startOf(() => serve('first'));
    const warm = await startOf(() => serve('first'), cold.site);
    const folder = await startOf(() => startSite({ dataDir }));
    print(
      `from the command to the first page: from the bucket ${cold.seconds.toFixed(1)} s, again with its copies ${warm.seconds.toFixed(1)} s, from a folder ${folder.seconds.toFixed(1)} s`,
    );
    const addresses = await sameAddresses(warm.site, folder.site);
    await Promise.all([warm.site.stop(), folder.site.stop()]);
    const starts = [() => serve('first'), () => startSite({ dataDir }), () => startSite({ dataDir })];
    const samples = addresses.map(() => starts.map((): number[][] => []));
    for (let round = 0; round < rounds; round += 1) {
      for (const turn of starts.keys()) {
        const kind = (turn + round) % starts.length;
        const { site } = await startOf(starts[kind] as () => Promise<RunningSite>);
        for (const [at, address] of addresses.entries())
          samples[at]?.[kind]?.push(await measure(generator, site, address));
        await site.stop();
      }
      say(`${round + 1} of ${rounds}`);
    }
    for (const [at, address] of addresses.entries()) {
      const [ours = [], theirs = [], control = []] = samples[at] ?? [];
      print(
        `${address}, brotli, ${CONNECTIONS} connections, ${rounds} starts of each in turns: ${median(ours.flat()).toFixed(0)} requests a second from the bucket, ${median(theirs.flat()).toFixed(0)} from a folder: ${ratio(ratioOfMedians(ours, theirs))}; the folder beside itself ${ratio(ratioOfMedians(control, theirs))}`,
      );
    }

    await fill(remote, say);
    const large = await startOf(() => serve('large'));
    await perSecond(generator, large.site, PAGE);
    const { now } = await memoryOf(await processBelow(/^\S*node .*serve-main\.ts/));
    print(
      `beside ${FILES} other files in the bucket: first page after ${large.seconds.toFixed(1)} s, ${now.toFixed(0)} MB resident afterwards`,
    );
    await large.site.stop();
  } finally {
    await generator.stop();
    await ceph.stop();
    await rm(state, { recursive: true, force: true });
  }
};

/** Starts a page server, after another was stopped, and waits for its first page. */
async function startOf(
  start: () => Promise<RunningSite>,
  before?: RunningSite,
): Promise<{ site: RunningSite; seconds: number }> {
  await before?.stop();
  const began = performance.now();
  const site = await start();
  const { status } = await fetch(`${site.origin}/`);
  if (status !== 200) throw new Error(`The home page answers ${status}:\n${site.output()}`);
  return { site, seconds: (performance.now() - began) / 1000 };
}

/** A page and a script of it; throws where the two sites do not send the same bytes, so that they do the same work. */
async function sameAddresses(...sites: readonly RunningSite[]): Promise<string[]> {
  const bodiesOf = (url: string) =>
    Promise.all(sites.map(({ origin }) => httpRequest(portOf(origin), { url, headers: { 'accept-encoding': 'br' } })));
  const [page] = await bodiesOf(PAGE);
  const html = page ? brotliDecompressSync(page.rawPayload).toString() : '';
  const { host } = pageDataOf(html);
  const addresses = [PAGE, `/${host.entry}`];
  for (const address of addresses) {
    const [one, other] = await bodiesOf(address);
    if (one?.statusCode !== 200 || !other || !one.rawPayload.equals(other.rawPayload))
      throw new Error(`${address} is not the same from both`);
  }
  return addresses;
}

/** Requests a second of one process, which has warmed up. */
async function measure(generator: Generator, site: RunningSite, address: string): Promise<number[]> {
  const seen: number[] = [];
  for (let time = 0; time <= TIMES; time += 1) seen.push(await perSecond(generator, site, address));
  return seen.slice(1);
}

async function perSecond(generator: Generator, site: RunningSite, address: string): Promise<number> {
  const port = portOf(site.origin);
  const job = { port, text: get(address, port), connections: CONNECTIONS, seconds: SECONDS };
  const { requests, seconds } = await generator.saturate(job);
  return requests / seconds;
}

async function isCompressed(store: Storage): Promise<boolean> {
  const [parts, done] = [new Set<string>(), new Set<string>()];
  for await (const { key } of store.list('parts/')) {
    const [, part = ''] = key.split('/');
    parts.add(part);
    if (key.endsWith('/best/done')) done.add(part);
  }
  return parts.size > 0 && parts.size === done.size;
}

async function copyStore(from: Storage, to: Storage): Promise<number> {
  const keys: string[] = [];
  for await (const { key } of from.list('')) if (!key.startsWith('leases/')) keys.push(key);
  const copy = async (key: string) => {
    const found = await from.get(key);
    if (found) await to.putIfAbsent(key, found.body);
  };
  await eachAtOnce(keys, copy, AT_ONCE);
  return keys.length;
}

/** Six tenths are assets, which nobody lists; three belong to releases, whose names a page server reads; one to parts. */
async function fill(storage: Storage, say: (line: string) => void): Promise<void> {
  const body = Buffer.from('x'.repeat(100));
  const keyOf = (at: number) => {
    const version = `0.0.${Math.floor(at / 100)}`;
    if (at % 10 < 6) return `assets/remote-community/old-${at}.js`;
    if (at % 10 < 9) return `releases/remote-community/${version}/node/old-${at}.cjs`;
    return `parts/old-${Math.floor(at / 1000)}/pages/${at}.html`;
  };
  let done = 0;
  const put = async (at: number) => {
    await storage.putIfAbsent(keyOf(at), body);
    done += 1;
    if (done % 10_000 === 0) say(`${done} of ${FILES} files`);
  };
  await eachAtOnce(
    Array.from({ length: FILES }, (_, at) => at),
    put,
    AT_ONCE,
  );
}
