import type { FastifyInstance } from 'fastify';
import { rollback } from '../../../release/src/promote/rollback';
import { buildServer } from '../serve/server';
import { slotOf } from '../../../release/src/testing/bundles';
import { type DataSite, declared, makeDataSite } from '../../../release/src/testing/data-site';
import { SERVICE_KEY } from '../../../release/src/testing/data-backend';
import { composerServer } from './composer-server';
import type { DataComposer } from './data-composer';

jest.setTimeout(300_000);

let site: DataSite;
let composer: DataComposer;
let servers: FastifyInstance[];
let origin: string;
let composerOrigin: string;

beforeEach(async () => {
  site = await makeDataSite();
  composer = site.composer();
  const wishes = composerServer(composer, SERVICE_KEY);
  composerOrigin = await wishes.listen({ host: '127.0.0.1', port: 0 });
  const asked = { origin: composerOrigin, serviceKey: SERVICE_KEY };
  const server = await buildServer({ store: site.fixture.store, basePath: '/', log: false, composer: asked });
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
  servers = [server, wishes];
  await composer.step();
});
afterEach(async () => {
  for (const server of servers) await server.close();
  await site.close();
});

const read = async (address: string) => slotOf(await (await fetch(origin + address)).text());

/** Steps until something is so; each step is what a moment brings. */
async function untilTrue(holds: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`it never came: ${site.said.join('; ')}`);
    await composer.step();
  }
}

const untilShown = (address: string, words: RegExp | string) =>
  untilTrue(async () => (await read(address)).match(words) !== null);
const untilStatus = (address: string, status: number) =>
  untilTrue(async () => (await fetch(origin + address)).status === status);

describe('content that can be edited', () => {
  const page = '/remote-community/';
  const publish = (lead: unknown) => site.backend.publish('remote-community', 'words', { lead });

  it('is as the release ships it until somebody publishes, and the backend knows of it', async () => {
    expect(await read(page)).toBe('plain');
    expect(site.backend.told).toMatchObject([
      {
        package: 'remote-community',
        entries: declared(20),
        addresses: { page: ['/remote-community/'], member: ['/remote-community/:id/'] },
      },
    ]);
    publish('of an editor');
    await untilShown(page, 'of an editor');
  });

  it('is the newest that fits the release that is live, before and after a rollback', async () => {
    publish('short');
    await untilShown(page, 'short');
    await site.release('1.1.0', 'comic', 60);
    publish('longer than the release before would take');
    await untilShown(page, 'longer than');
    await rollback({ store: site.fixture.store, by: 'test' });
    await untilShown(page, 'short');
  });

  it.each([
    ['of another kind', 7],
    ['a script', '</script><script>alert(1)</script>'],
    ['too long', 'x'.repeat(21)],
  ])('is shown as a text, or not at all: %s', async (_kind, lead) => {
    publish(lead);
    publish('good');
    site.backend.content.get('words')?.reverse();
    await untilShown(page, /^(?!plain$)/);
    expect(await read(page)).toMatch(/^(?:good|&lt;\/script>&lt;script>alert\(1\)&lt;\/script>)$/);
  });
});

describe('pages whose addresses follow from content', () => {
  const at = (id: string) => `/remote-community/${id}/`;
  const publish = (...ids: string[]) =>
    site.backend.publish(
      'remote-community',
      'members',
      ids.map((id) => ({ id, story: `**${id}**` })),
    );
  const statuses = (...ids: string[]) => Promise.all(ids.map(async (id) => (await fetch(origin + at(id))).status));
  const siteMap = async () => {
    const [, ...pages] = (await (await fetch(`${origin}/sitemap.xml`)).text()).split(
      '<loc>http://localhost:8080/remote-community/',
    );
    return pages.map((rest) => rest.split('/')[0]);
  };
  it('come and go with the members of a list, and each carries its own story alone', async () => {
    expect([await read(at('one')), await statuses('one', 'two', 'three')]).toEqual([
      'member one as it ships',
      [200, 200, 404],
    ]);
    publish('one', 'three');
    await untilShown(at('three'), /strong|bold/);
    expect(await read(at('three'))).toBe(
      'member three [{"id":"one"},{"id":"three","story":[{"kind":"paragraph","words":[{"text":"three","bold":true}]}]}]',
    );
    await untilStatus(at('two'), 410);
    expect(await statuses('one', 'two', 'three', 'four')).toEqual([200, 410, 200, 404]);
    expect(site.backend.toldPages).toContainEqual({
      pattern: '/remote-community/:id',
      paths: { [at('one')]: { id: 'one' }, [at('three')]: { id: 'three' } },
    });
  });

  it('are the release’s again where what was published is undone, also for a composer that began since', async () => {
    publish('one', 'three');
    await untilStatus(at('two'), 410);
    composer = site.composer();
    await composer.step();
    expect(await statuses('one', 'two', 'three')).toEqual([200, 410, 200]);
    site.backend.undo('remote-community', 'members');
    await untilStatus(at('two'), 200);
    await untilStatus(at('three'), 404);
    // A page that was composed a moment ago is composed again a second later.
    await untilShown(at('one'), /^member one as it ships$/);
  });

  it('are in the site map while they are there', async () => {
    publish('one', 'three');
    await untilStatus(at('two'), 410);
    composer = site.composer();
    await untilTrue(async () => (await siteMap()).includes('three'));
    expect(await siteMap()).not.toContain('two');
  });

  it('stay where they were, and it is told, where an address is none of this site', async () => {
    site.backend.publish('remote-community', 'members', [
      { id: 'one', story: '' },
      { id: 'one', story: '' },
    ]);
    await untilTrue(() =>
      Promise.resolve(site.said.some((sentence) => sentence.includes('two pages at /remote-community/one/'))),
    );
    expect(await statuses('one', 'two')).toEqual([200, 200]);
  });
});

describe('a preview', () => {
  const draft = { package: 'remote-community', key: 'words', values: { words: { lead: 'a <b> draft' } } };
  const ask = (token: string, path = 'remote-community/') => fetch(`${origin}/preview/${token}/${path}`);

  it('shows a draft to who has its token: nothing in it runs, it may stand in a frame of the site alone, and nobody keeps it', async () => {
    site.backend.drafts.set('token', draft);
    const answer = await ask('token');
    const { headers } = answer;
    expect(slotOf(await answer.text())).toMatch(/^a &lt;b> draft\u2060[\u2061-\u2064]{6}$/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'; script-src 'none'");
    expect([headers.get('x-frame-options'), headers.get('cache-control')]).toEqual(['SAMEORIGIN', 'no-store']);
    expect(await read('/remote-community/')).toBe('plain');
  });

  it('of what does not fit shows what stands; there is none without a token, or of a page that shows nothing of it', async () => {
    site.backend.drafts.set('token', { ...draft, values: { words: { lead: 'x'.repeat(99) } } });
    expect(slotOf(await (await ask('token')).text())).toMatch(/^plain/);
    const statuses = [
      ask('other'),
      ask('to%20ken'),
      ask('token', 'nowhere/'),
      ask('token', 'comics/../remote-community/'),
    ];
    expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 404, 404, 200]);
    const unasked = await fetch(`${composerOrigin}/previews`, { method: 'POST', body: '{}' });
    expect(unasked.status).toBe(401);
  });
});
