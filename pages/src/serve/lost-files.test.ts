import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { handedViewsSchema } from '@shared/contract/release/data-schemas';
import type { FastifyInstance } from 'fastify';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { ask as get } from '../../../release/src/testing/ask';
import { type Fixture, copyFixture } from '../../../release/src/testing/fixture';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { HandedViews } from './handed-views';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-download';
const fileOf = (version: string) => `entry.${Buffer.from(version).toString('hex')}.js`;
const next = fileOf('1.1.0');
const forms = ['', '.br', '.gz'];

describe('files of a canary that cannot be given', () => {
  let begun: Fixture;
  let fixture: Fixture;
  let server: FastifyInstance;
  let port: number;
  let revision: number;
  const lose = jest.spyOn(HandedViews.prototype, 'lose');
  beforeAll(async () => {
    begun = await makeTwoPages();
    for (const version of ['1.1.0', '1.2.0']) await begun.publishRemote(name, version);
    const { revision: made } = await promote({
      store: begun.store,
      by: 'test',
      releases: { [name]: '1.1.0' },
      canary: 50,
    });
    revision = made?.number ?? 0;
  });
  beforeEach(async () => {
    fixture = await copyFixture(begun);
    await open();
    lose.mockClear();
  });
  afterEach(async () => {
    await server.close();
    await fixture.remove();
  });
  afterAll(() => begun.remove());

  const open = async () => {
    // Nobody takes reports there.
    const composer = { origin: 'http://127.0.0.1:9', serviceKey: 's'.repeat(40) };
    server = await buildServer({
      store: fixture.store,
      basePath: '/',
      log: false,
      composer,
      hosts: ['www.example.com'],
    });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    expect((await ask(`/${name}/`)).status).toBe(200);
  };
  const ask = (url: string, headers: Record<string, string> = {}) => get(port, url, headers);
  const stored = (key: string) => path.join(fixture.folder, 'store', key);
  const assets = (file: string) => forms.map((form) => stored(`assets/${name}/${file}${form}`));
  const lost = { release: `${name}@1.1.0`, file: next };
  const counted = () => lose.mock.calls.map(([file]) => file);

  it.each<[string, () => Promise<unknown>, number]>([
    ['is missing', () => Promise.all(assets(next).map((file) => rm(file, { force: true }))), 500],
    ['was changed', () => Promise.all(assets(next).map((file) => writeFile(file, 'other bytes'))), 500],
    [
      'is gone with all of its release',
      () =>
        Promise.all([
          rm(stored(`releases/${name}/1.1.0`), { recursive: true }),
          ...assets(next).map((file) => rm(file, { force: true })),
        ]),
      404,
    ],
    [
      'lies in a store that is away',
      () => {
        const { storage } = fixture.store;
        jest.spyOn(storage, 'get').mockRejectedValue(new Error('away'));
        jest.spyOn(storage, 'list').mockImplementation(() => {
          throw new Error('away');
        });
        return Promise.resolve();
      },
      500,
    ],
  ])('are counted where one %s', async (_what, breaks, status) => {
    await breaks();
    let [later, last] = [0, 0];
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + later);
    for (let times = 0; times < 3; times += 1) {
      last = (await ask(`/assets/${name}/${next}`)).status;
      later += 5000;
    }
    clock.mockRestore();
    expect([last, counted()]).toEqual([status, [lost, lost, lost].map((one) => ({ revision, ...one }))]);
    const report = {
      id: crypto.randomUUID(),
      rows: [],
      lost: [{ ...counted()[0], minute: '2026-11-29T08:00:00.000Z', count: 1 }],
    };
    expect(handedViewsSchema.safeParse(report).success).toBe(true);
  });

  it('are not counted where no manifest of a canary names them, or where what was asked for is no question', async () => {
    const { files, manifest } = await fixture.store.readRelease(name, '1.1.0');
    for (const file of [...Object.keys(files), manifest.file])
      expect((await ask(`/assets/${name}/${file}`)).status).toBe(200);
    for (const file of [...assets(next), ...assets(fileOf('1.0.0')), ...assets(fileOf('1.2.0'))])
      await rm(file, { force: true });
    for (const [url, headers, status] of [
      [`/assets/${name}/made-up.js`, {}, 404],
      [`/assets/${name}/constructor`, {}, 404],
      [`/assets/remote-community/${next}`, {}, 404],
      [`/assets/__proto__/${next}`, {}, 404],
      [`/assets/${name}/${fileOf('1.0.0')}`, {}, 500],
      [`/assets/${name}/${fileOf('1.2.0')}`, {}, 500],
      [`/assets/${name}/${next}%00`, {}, 400],
      [`/assets/${name}/..%2f${name}%2f${next}`, {}, 400],
      [`/assets/${name}/${next}`, { host: 'elsewhere.example' }, 421],
    ] as const)
      expect([url, (await ask(url, headers)).status]).toEqual([url, status]);
    expect(counted()).toEqual([]);
  });

  it('are not counted where one form of them is whole, nor once the canary is over', async () => {
    const [raw = '', ...others] = assets(next);
    for (const file of others) await rm(file, { force: true });
    expect((await ask(`/assets/${name}/${next}`, { 'accept-encoding': 'br' })).status).toBe(200);
    await rollback({ store: fixture.store, by: 'test', name });
    expect((await ask(`/${name}/`)).status).toBe(200);
    await rm(raw);
    await server.close();
    await open();
    expect((await ask(`/assets/${name}/${next}`)).status).toBe(500);
    expect(counted()).toEqual([]);
  });
});
