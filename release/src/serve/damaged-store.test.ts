import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { ask as get } from '../testing/ask';
import { makeTwoPages, releaseNext } from '../testing/two-pages';
import type { Fixture } from '../testing/fixture';
import { buildServer } from './server';

jest.setTimeout(60_000);

const name = 'remote-download';
const page = `/${name}/`;
const script = `/assets/${name}/entry.312e302e30.js`;

interface Health {
  ok: boolean;
  alarms: { since: string; sentence: string }[];
}

describe('a store that was damaged', () => {
  let fixture: Fixture;
  let server: FastifyInstance;
  let port: number;
  beforeEach(async () => {
    fixture = await makeTwoPages();
    server = await buildServer({ store: fixture.store, basePath: '/', log: false });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(async () => {
    await server.close();
    await fixture.remove();
  });

  const ask = (url: string, encoding = 'br') => get(port, url, { 'accept-encoding': encoding });
  const alarms = async () =>
    (JSON.parse((await ask('/healthz')).body) as Health).alarms.map(({ sentence }) => sentence);
  const partOf = async () => {
    const { stable } = JSON.parse(await readFile(fixture.store.channels(), 'utf8')) as { stable: string };
    return (await fixture.store.readComposition(stable)).parts[name]?.key ?? '';
  };

  it('is served by the forms that are whole, and says which is not', async () => {
    const file = fixture.store.part(await partOf(), `pages/${name}/index.html`);
    await writeFile(`${file}.br`, 'something else');
    const answer = await ask(page, 'br, gzip');
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(await alarms()).toEqual([expect.stringMatching(/^parts\/.*\.br is not what was released/)]);
    await writeFile(file, 'something else');
    expect((await ask(page, 'identity')).body).toContain(`${name} 1.0.0`);
  });

  it('answers 500 with a readable page where nothing is whole, and serves the rest', async () => {
    const file = fixture.store.part(await partOf(), `pages/${name}/index.html`);
    for (const form of ['', '.br', '.gz']) await writeFile(file + form, 'something else');
    const answer = await ask(page);
    expect([answer.status, answer.headers['content-encoding'], answer.headers.etag]).toEqual([
      500,
      undefined,
      undefined,
    ]);
    expect(answer.body).toContain('<h1>');
    expect((await ask('/remote-community/')).status).toBe(200);
    expect((await ask('/healthz')).status).toBe(200);
  });

  it('gives no script that is not the released one, in any form', async () => {
    const file = fixture.store.assets(name, script.split('/').at(-1));
    for (const form of ['', '.br', '.gz']) await writeFile(file + form, `${name} 1.0.1`);
    for (const encoding of ['identity', 'br', 'gzip']) expect((await ask(script, encoding)).status).toBe(500);
  });

  it('gives a script of a release whose page nobody serves any more, and none that is in no release', async () => {
    await releaseNext(fixture, name, '1.1.0');
    expect((await ask(script)).status).toBe(200);
    await writeFile(fixture.store.assets(name, 'own.js'), 'put beside');
    expect((await ask(`/assets/${name}/own.js`)).status).toBe(404);
  });

  it('knows the files of a release before its first page is served, whatever was asked for in vain', async () => {
    const next = `/assets/${name}/entry.312e312e30.js`;
    expect((await ask(next)).status).toBe(404);
    await releaseNext(fixture, name, '1.1.0');
    expect((await ask(page)).status).toBe(200);
    expect((await ask(next)).status).toBe(200);
  });

  it('goes on with what was live where the next cannot be read, and says so once it fails and no longer', async () => {
    const before = await ask('/composition.json');
    const pointer = fixture.store.channels();
    await rename(pointer, `${pointer}.kept`);
    await writeFile(pointer, '{ "schema": 1, ');
    expect((await ask('/composition.json')).body).toBe(before.body);
    expect((await ask(page)).status).toBe(200);
    const health = await ask('/healthz');
    expect([health.status, (JSON.parse(health.body) as Health).ok]).toEqual([200, true]);
    expect(await alarms()).toEqual(['What was promoted last could not be read: what was live before is served on']);
    await rm(pointer);
    await rename(`${pointer}.kept`, pointer);
    while ((await alarms()).length > 0) await ask('/composition.json');
    expect((await ask(page)).status).toBe(200);
  });
});
