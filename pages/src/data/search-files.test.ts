import type { SearchHeads } from '@shared/contract/search';
import type { FastifyInstance } from 'fastify';
import { rollback } from '../../../release/src/promote/rollback';
import { type DataSite, makeDataSite } from '../../../release/src/testing/data-site';
import { buildServer } from '../serve/server';
import type { DataComposer } from './data-composer';

jest.setTimeout(300_000);

const FILE = '/search/remote-community.json';

let site: DataSite;
let server: FastifyInstance;
let composer: DataComposer;
let origin: string;

beforeEach(async () => {
  site = await makeDataSite();
  server = await buildServer({ store: site.fixture.store, basePath: '/', log: false });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  composer = site.composer();
});
afterEach(async () => {
  await server.close();
  await site.close();
});

async function read(file: string): Promise<{ status: number; text: string }> {
  const response = await fetch(origin + file);
  return { status: response.status, text: await response.text() };
}

const heads = async () => JSON.parse((await read(FILE)).text) as SearchHeads;
const paths = async () => (await heads()).pages.map(({ path }) => path);
/** Whether some page has a word in its text. */
async function has(word: string): Promise<boolean> {
  const texts = (await heads()).pieces.map(async (name) => (await read(`/${name}`)).text);
  return (await Promise.all(texts)).some((text) => text.includes(`"${word}"`));
}

/** Steps until the condition holds, with another composer where the index is not due yet: it makes it at its start. */
async function stepUntil(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`it never came: ${site.said.join('; ')}`);
    await composer.step();
  }
}

async function again(holds: () => Promise<boolean>): Promise<void> {
  await composer.reset();
  await stepUntil(holds);
}

describe('the index of pages with data', () => {
  it('is that of the release before anything was composed, without what is composed on demand', async () => {
    expect(await paths()).toEqual([
      '/comics/',
      '/remote-community/',
      '/remote-community/one/',
      '/remote-community/two/',
    ]);
    expect((await read('/search/sounds.json')).text).toContain('"zhang"');
  });

  it('has what pages say now, and what listings name though nobody asked for its page', async () => {
    site.backend.say('zeppelin');
    site.backend.write(7, 'Comic of seven');
    await stepUntil(async () => (await paths()).includes('/comics/7/') && (await has('zeppelin')));
    const found = (await heads()).pages.find(({ path }) => path === '/comics/7/');
    expect(found).toMatchObject({ title: 'Comic of seven', words: 'a story' });
  });

  it('has no page any more that was removed, nor one that an editor took out', async () => {
    site.backend.write(7, 'Comic of seven');
    site.backend.write(8, 'Comic of eight');
    await stepUntil(async () => (await paths()).includes('/comics/8/'));
    site.backend.write(8, null);
    site.backend.publish('remote-community', 'members', [{ id: 'one', story: '' }]);
    await again(async () => {
      const all = await paths();
      return !all.includes('/comics/8/') && !all.includes('/remote-community/two/') && all.includes('/comics/7/');
    });
  });

  it('is as the release has it once nothing is published, and follows a rollback', async () => {
    site.backend.write(7, 'Comic of seven');
    await stepUntil(async () => (await paths()).includes('/comics/7/'));
    await site.release('1.1.0', 'newer comic');
    await stepUntil(async () => (await paths()).includes('/comics/7/'));
    await rollback({ store: site.fixture.store, by: 'test' });
    await stepUntil(async () => (await paths()).includes('/comics/7/'));
  });

  it('stands while the backend is away and after another composer began', async () => {
    site.backend.write(7, 'Comic of seven');
    await stepUntil(async () => (await paths()).includes('/comics/7/'));
    const before = (await read(FILE)).text;
    await site.backend.close();
    await composer.reset();
    await composer.step();
    await composer.step();
    expect((await read(FILE)).text).toBe(before);
  });
});
