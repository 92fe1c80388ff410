import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ask as get } from '../../../release/src/testing/ask';
import { rollback } from '../../../release/src/promote/rollback';
import { makeTwoPages, releaseNext } from '../../../release/src/testing/two-pages';
import { type Fixture, copyFixture } from '../../../release/src/testing/fixture';
import { keys } from '@shared/store/store/store';
import { liveComposition, openFolder } from '../../../release/src/testing/open-folder';
import { LastRevision } from './last-revision';
import { buildServer } from './server';

jest.setTimeout(300_000);

const name = 'remote-download';
const page = `/${name}/`;
const script = `/assets/${name}/entry.312e302e30.js`;

interface Health {
  ok: boolean;
  alarms: { since: string; sentence: string }[];
}

describe('a store that was damaged', () => {
  let begun: Fixture;
  let fixture: Fixture;
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => (begun = await makeTwoPages()));
  beforeEach(async () => {
    fixture = await copyFixture(begun);
    server = await buildServer({ store: fixture.store, basePath: '/', log: false });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  });
  afterEach(async () => {
    await server.close();
    await fixture.remove();
  });
  afterAll(() => begun.remove());

  const ask = (url: string, encoding = 'br') => get(port, url, { 'accept-encoding': encoding });
  const alarms = async () =>
    (JSON.parse((await ask('/healthz')).body) as Health).alarms.map(({ sentence }) => sentence);
  const stored = (key: string) => path.join(fixture.folder, 'store', key);
  const pageFile = async () => {
    const { parts } = await liveComposition(fixture.store);
    return stored(keys.part(parts[name]?.key ?? '', `pages/${name}/index.html`));
  };
  /** A server that starts over the store as it is now. */
  const restart = async () => {
    await server.close();
    const { store } = await openFolder(fixture.folder);
    server = await buildServer({ store, basePath: '/', log: false });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  };

  it('is served by the forms that are whole, and says which is not', async () => {
    await ask('/healthz');
    const file = await pageFile();
    await writeFile(`${file}.br`, 'something else');
    const answer = await ask(page, 'br, gzip');
    expect([answer.status, answer.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(await alarms()).toEqual([expect.stringMatching(/^parts\/.*\.br is not what was released/)]);
    await writeFile(file, 'something else');
    expect((await ask(page, 'identity')).body).toContain(`${name} 1.0.0`);
  });

  it('is served from memory where nothing is whole any more, and after a restart as it was before', async () => {
    await releaseNext(fixture, name, '1.1.0');
    await ask('/healthz');
    const file = await pageFile();
    for (const form of ['', '.br', '.gz']) await writeFile(file + form, 'something else');
    expect(await ask(page)).toMatchObject({ status: 200, body: expect.stringContaining(`${name} 1.1.0`) as string });
    await restart();
    expect(await ask(page, 'identity')).toMatchObject({
      status: 200,
      body: expect.stringContaining(`${name} 1.0.0`) as string,
    });
    expect(await alarms()).toEqual([expect.stringMatching(/^Revision 2 is not served: parts\/.* was changed/)]);
  });

  it('goes back past what was rolled back from where the live state is damaged', async () => {
    for (const version of ['1.1.0', '1.2.0']) await releaseNext(fixture, name, version);
    await rollback({ store: fixture.store, by: 'test', name });
    const { parts } = await liveComposition(fixture.store);
    // A page of 1.1.0, which revisions 2 and 4 hold; 3 holds what was rolled back from.
    await writeFile(stored(keys.part(parts[name]?.key ?? '', `pages/${name}/index.html`)), 'something else');
    await restart();
    expect((await ask(page, 'identity')).body).toContain(`${name} 1.0.0`);
  });

  it('goes back with no restart to what somebody put back', async () => {
    await releaseNext(fixture, name, '1.1.0');
    expect((await ask(page, 'identity')).body).toContain(`${name} 1.1.0`);
    await server.close();
    const last = new LastRevision(path.join(fixture.folder, 'last-revision.json'));
    await last.keep(2, fixture.store.ledger);
    await rm(stored('ledger/0000000002.json'));
    const { store } = await openFolder(fixture.folder);
    server = await buildServer({ store, last, basePath: '/', log: false });
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
    expect((await ask(page, 'identity')).body).toContain(`${name} 1.1.0`);
    expect(await alarms()).toEqual([expect.stringContaining('The store ends before revision 2')]);
  });

  it('gives no script that is not the released one, in any form', async () => {
    const file = stored(script.slice(1));
    for (const form of ['', '.br', '.gz']) await writeFile(file + form, `${name} 1.0.1`);
    for (const encoding of ['identity', 'br', 'gzip']) expect((await ask(script, encoding)).status).toBe(500);
  });

  it('gives a script of a release whose page nobody serves any more, and none that is in no release', async () => {
    await releaseNext(fixture, name, '1.1.0');
    expect((await ask(script)).status).toBe(200);
    await writeFile(stored(`assets/${name}/own.js`), 'put beside');
    expect((await ask(`/assets/${name}/own.js`)).status).toBe(404);
  });

  it('knows the files of a release before its first page is served, whatever was asked for in vain', async () => {
    const next = `/assets/${name}/entry.312e312e30.js`;
    expect((await ask(next)).status).toBe(404);
    await releaseNext(fixture, name, '1.1.0');
    expect((await ask(page)).status).toBe(200);
    expect((await ask(next)).status).toBe(200);
  });

  it('goes on with what was live where the next is not to be believed, and says so while that lasts', async () => {
    const before = await ask('/composition.json');
    const next = stored('ledger/0000000002.json');
    await writeFile(next, '{ "signed": ');
    expect((await ask('/composition.json')).body).toBe(before.body);
    const health = await ask('/healthz');
    expect([health.status, (JSON.parse(health.body) as Health).ok]).toEqual([200, true]);
    expect(await alarms()).toEqual([expect.stringContaining('ledger/0000000002.json is no revision')]);
    await rm(next);
    expect(await alarms()).toEqual([]);
    await releaseNext(fixture, name, '1.1.0');
    expect((await ask(page, 'identity')).body).toContain(`${name} 1.1.0`);
  });
});
