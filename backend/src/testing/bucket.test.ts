/** @jest-environment ./backend/src/testing/pglite-environment.ts */
import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  clientBuilds,
  deskBuildSave,
  deskFileBegin,
  deskFileEnd,
  deskFilePart,
  deskHealth,
  downloadLink,
  fileUpload,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { BackendProcess } from '@shared/testing/backend-process';
import { CephServer } from '@shared/testing/ceph-server';
import { CEPH_PACKAGES, hasCeph } from '@shared/testing/find-ceph';
import { madePng } from '@shared/testing/made-images';
import { multipartFile } from '@shared/testing/multipart-file';
import type { Database } from '../database/database';
import { openPgliteInMemory } from '../database/pglite-database';
import { openUploads } from '../open-uploads';
import { prepareDatabase } from './prepared-database';
import { TestApp } from './test-app';

jest.mock('@electric-sql/pglite', () => (globalThis as unknown as { pgliteOutside: object }).pgliteOutside);
jest.setTimeout(300_000);

if (!hasCeph()) {
  process.stdout.write(`NOT RUN: uploads in a bucket (apt-get install ${CEPH_PACKAGES.join(' ')})\n`);
  test.todo('keeps uploads in a bucket: not run, since Ceph is not installed');
} else {
  let ceph: CephServer;
  let database: Database;
  let site: TestApp;
  const bucket = () => ({
    place: 's3://site/production',
    ledger: undefined,
    environment: {
      S3_ENDPOINT: ceph.endpoint,
      S3_PATH_STYLE: 'true',
      AWS_ACCESS_KEY_ID: ceph.owner.accessKeyId,
      AWS_SECRET_ACCESS_KEY: ceph.owner.secretAccessKey,
    },
  });
  const keys = async () => {
    const found: string[] = [];
    for await (const { key } of (await openUploads({ dataDir: '', bucket: bucket() })).list('')) found.push(key);
    return found;
  };

  beforeAll(async () => {
    ceph = await CephServer.start();
    await ceph.createBucket('site');
    database = await prepareDatabase(await openPgliteInMemory());
    site = await TestApp.open(database, { bucket: bucket() });
  });
  afterAll(async () => {
    await site.close();
    await database.close();
    await ceph.stop();
  });

  test('a backend begins without a folder of builds, which the desk takes there', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'backend-bucket-'));
    const environment = {
      DATA_DIR: folder,
      SAMPLE_DATA: 'off',
      SIGN_IN: 'off',
      STORE: 's3://site/alone',
      LOG_LEVEL: 'silent',
    };
    const backend = await BackendProcess.start({ ...environment, ...ceph.environment() });
    const { statusCode, body } = await backend.request({ url: clientBuilds.path });
    await backend.end('SIGTERM');
    await rm(folder, { recursive: true });
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { data: { platforms: [] } }]);
  }, 300_000);

  test('evidence leaves straight from the bucket, to who may see it', async () => {
    const { token } = await site.newVisitor();
    const bytes = madePng(4, 4);
    const { payload, headers } = multipartFile('证明.png', bytes, token);
    const answer = await site.request({ method: 'POST', url: fileUpload.path, payload, headers });
    const file = schemasOf(fileUpload).data.parse((answer.json() as { data: unknown }).data);
    const led = await site.request(file.url);
    expect(led.statusCode).toBe(302);
    expect(led.headers['cache-control']).toBe('private, no-store');
    const address = led.headers.location ?? '';
    expect(new URL(address).origin).toBe(new URL(ceph.endpoint).origin);
    const sent = await fetch(address);
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
    expect(sent.headers.get('content-disposition')).toContain(encodeURIComponent('证明.png'));
    const other = await fetch(address.replace(file.id, 'f'.repeat(32)));
    expect(other.status).toBe(403);
    expect((await site.request(file.url.replace(/\/files\/\d+/, '/files/987654'))).statusCode).toBe(410);
  });

  test('a build of the desk is sent in parts, joined there, and downloaded from there', async () => {
    const { token } = await site.newVisitor({ roles: ['operator'] });
    const bytes = Buffer.from('0123456789'.repeat(1000));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const body = { purpose: 'client-build', name: 'client-6.0.0.exe', size: bytes.length, sha256 };
    const { id } = await site.call(deskFileBegin, { token, body });
    for (const [from, to] of [
      [0, 7000],
      [7000, 10_000],
    ] as const)
      await site.call(deskFilePart, { token, query: { id, offset: from }, body: bytes.subarray(from, to) });
    expect((await keys()).filter((key) => key.startsWith(`parts/${id}.`))).toHaveLength(2);
    expect(await site.call(deskFileEnd, { token, body: { id } })).toMatchObject({ sha256 });
    const build = { fileId: id, os: 'win', arch: 'x64', clientVersion: '6.0.0', state: 'published' };
    await site.call(deskBuildSave, { token, body: build });
    const [newest] = (await site.call(clientBuilds, { query: { os: 'win', arch: 'x64' } })).platforms[0]?.builds ?? [];
    expect(newest).toMatchObject({ version: '6.0.0', sha256 });

    const parameters = { arch: 'x64', bizCode: 'rpa', os: 'win', secretId: 'site-web', timestamp: Date.now() };
    const text = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
    const signature = createHmac('sha256', 'public-download-throttle').update(text.join('&')).digest('hex');
    const led = await site.request(await site.call(downloadLink, { query: { ...parameters, signature } }));
    expect(led.statusCode).toBe(302);
    const part = await fetch(led.headers.location ?? '', { headers: { range: 'bytes=9990-' } });
    expect([part.status, await part.text()]).toEqual([206, '0123456789']);
  });

  test('pictures that pages show come through the backend, and what somebody names outlives a sweep', async () => {
    const { token } = await site.newVisitor({ roles: ['editor'] });
    const bytes = madePng(30, 20);
    const { id } = await site.call(deskFileBegin, {
      token,
      body: { purpose: 'chapter-image', name: 'a.png', size: bytes.length },
    });
    await site.call(deskFilePart, { token, query: { id, offset: 0 }, body: bytes });
    const { picture } = await site.call(deskFileEnd, { token, body: { id } });
    const sent = await site.request(picture?.url ?? '');
    expect([sent.statusCode, sent.headers['content-type']]).toEqual([200, 'image/webp']);
    await site.retain();
    expect(await keys()).toContain(id);
  });

  test('the desk knows that files lie in a bucket, and may show what comes from there', async () => {
    const { token } = await site.newVisitor({ roles: ['operator'] });
    expect((await site.call(deskHealth, { token })).files.freeBytes).toBeNull();
    const { headers } = await site.request('/desk/');
    const policy = String(headers['content-security-policy']);
    // The page that says that the desk is not built runs and shows nothing.
    expect(policy.includes('script-src') ? policy : `img-src 'self' ${ceph.endpoint}`).toContain(ceph.endpoint);
  });

  test.each([
    [{ AWS_SECRET_ACCESS_KEY: 'wrong' }, 's3://site/production', /refuse/i],
    [{}, 's3://nowhere/production', /nowhere/],
  ])('a start with %o and %s says what is wrong in one sentence', async (over, place, sentence) => {
    const { environment } = bucket();
    const opened = openUploads({
      dataDir: '',
      bucket: { place, ledger: undefined, environment: { ...environment, ...over } },
    });
    await expect(opened).rejects.toThrow(sentence);
  });
}
