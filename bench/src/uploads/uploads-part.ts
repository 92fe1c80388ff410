import { createHash, createHmac, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  type Route,
  deskBuildSave,
  deskFileBegin,
  deskFileEnd,
  deskFilePart,
  downloadLink,
} from '@shared/contract/endpoints';
import { FILE_PART_BYTES } from '@shared/contract/schemas';
import { openStorage, placeBelow } from '@shared/storage/open-storage';
import { BackendProcess } from '@shared/testing/backend-process';
import { CephServer } from '@shared/testing/ceph-server';
import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { accessToken } from '@shared/testing/visitors';
import type { BenchPart } from '../report';
import { forgetPeak, memoryOf } from '../slow-readers/memory-of';

const PLACE = 's3://site/production';
/** GB in all unless the command names another number, in files of so many MB. */
const USUAL = 10;
const FILE = 512;
/** Times of what it held before the first file that a backend may hold. */
const MOST = 1.5;

/**
 * Client builds sent to the desk in parts, kept in a bucket, and downloaded by links of the bucket: what the backend holds
 * meanwhile, in MB. The number of the command is that of GB.
 */
export const uploads: BenchPart = async ({ count = USUAL, say, print }) => {
  const postgres = postgresPrograms();
  if (!hasCeph() || !postgres)
    throw new TypeError(`Something is not installed: apt-get install postgresql ${CEPH_PACKAGES.join(' ')}`);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'site-uploads-'));
  const ceph = await CephServer.start();
  const database = await PostgresServer.start(postgres);
  let backend: BackendProcess | null = null;
  try {
    await ceph.createBucket('site');
    backend = await BackendProcess.start({
      ...{ DATA_DIR: folder, DATABASE_URL: await database.createDatabase('site') },
      ...{ STORE: PLACE, ...ceph.environment(), SIGN_IN: 'sample', SAMPLE_DATA: 'on', LOG_LEVEL: 'error' },
      ...{ RATE_LIMIT_ADDRESS: '1000000000', RATE_LIMIT_USER: '1000000000' },
    });
    const origin = `http://127.0.0.1:${backend.port}`;
    const kept = await openStorage(placeBelow(PLACE, 'uploads'), ceph.environment(), { use: 'write' });
    const caller = new Caller(origin, await accessToken(origin, '云梭官方'));
    // The first of them, which nobody counts, loads what a backend loads once.
    await sendAndTake(caller, { version: '9.0.0', bytes: 16e6 });
    const { now: before } = await memoryOf(backend.pid);
    await forgetPeak(backend.pid);
    let sent = 0;
    for (let number = 1; sent < count * 1e9; number += 1) {
      sent += await sendAndTake(caller, { version: `9.1.${number}`, bytes: FILE * 1e6 });
      // The gateway of tests keeps its objects in memory.
      for await (const { key } of kept.list('')) await kept.delete(key);
      const { now, peak } = await memoryOf(backend.pid);
      say(`${(sent / 1e9).toFixed(1)} GB: ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`);
    }
    const { now: after, peak } = await memoryOf(backend.pid);
    const verdict = peak <= MOST * before ? 'held' : `more than ${MOST} times: not held`;
    print(
      `${(sent / 1e9).toFixed(1)} GB of builds of ${FILE} MB sent to the desk, kept in the bucket and downloaded from there, each the same at the end: the backend held ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${after.toFixed(0)} MB after: ${verdict}`,
    );
  } finally {
    await backend?.end('SIGTERM');
    await database.stop();
    await ceph.stop();
    await rm(folder, { recursive: true, force: true });
  }
};

/** Calls of somebody who is signed in. */
class Caller {
  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  async call<Data>({ method, path: address }: Route, { query = {}, body }: Call): Promise<Data> {
    const isBytes = Buffer.isBuffer(body);
    const answer = await fetch(this.addressOf(address, query), {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    const { data, msg } = (await answer.json()) as { data: Data; msg: string };
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${msg} ${JSON.stringify(data)}`);
    return data;
  }

  addressOf(address: string, query: Readonly<Record<string, string | number>>): URL {
    const url = new URL(address, this.origin);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    return url;
  }
}

interface Call {
  query?: Readonly<Record<string, string | number>>;
  body?: Buffer | object;
}

/** Sends a build as the desk does, and downloads it as a visitor; gives its bytes, and throws where others come back. */
async function sendAndTake(caller: Caller, { version, bytes }: { version: string; bytes: number }): Promise<number> {
  const part = randomBytes(FILE_PART_BYTES);
  const sizes = Array.from({ length: Math.ceil(bytes / part.length) }, (_, at) =>
    Math.min(part.length, bytes - at * part.length),
  );
  const hash = createHash('sha256');
  for (const size of sizes) hash.update(part.subarray(0, size));
  const sha256 = hash.digest('hex');
  const file = { purpose: 'client-build', name: `client-${version}.exe`, size: bytes, sha256 };
  const { id } = await caller.call<{ id: string }>(deskFileBegin, { body: file });
  for (const [at, size] of sizes.entries())
    await caller.call(deskFilePart, { query: { id, offset: at * part.length }, body: part.subarray(0, size) });
  await caller.call(deskFileEnd, { body: { id } });
  const build = { fileId: id, os: 'win', arch: 'x64', clientVersion: version, state: 'published' };
  await caller.call(deskBuildSave, { body: build });

  const parameters = { arch: 'x64', bizCode: 'rpa', os: 'win', secretId: 'site-web', timestamp: Date.now() };
  const text = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  const signature = createHmac('sha256', 'public-download-throttle').update(text.join('&')).digest('hex');
  const link = await caller.call<string>(downloadLink, { query: { ...parameters, signature } });
  const taken = await fetch(caller.addressOf(link, {}));
  const back = createHash('sha256');
  for await (const piece of taken.body ?? []) back.update(piece as Uint8Array);
  if (new URL(taken.url).origin === caller.addressOf('/', {}).origin) throw new Error('It came through the backend');
  if (back.digest('hex') !== sha256) throw new Error(`${version} came back changed: ${taken.status}`);
  return bytes;
}
