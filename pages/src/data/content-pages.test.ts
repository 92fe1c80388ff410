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

/** Steps until the page holds the words; each step is what a moment brings. */
async function untilShown(address: string, words: RegExp | string): Promise<void> {
  const until = Date.now() + 15_000;
  while (!(await read(address)).match(words)) {
    if (Date.now() > until) throw new Error(`it never came: ${site.said.join('; ')}`);
    await composer.step();
  }
}

describe('content that can be edited', () => {
  const page = '/remote-community/';
  const publish = (lead: unknown) => site.backend.publish('remote-community', 'words', { lead });

  it('is as the release ships it until somebody publishes, and the backend knows of it', async () => {
    expect(await read(page)).toBe('plain');
    expect(site.backend.told).toMatchObject([
      { package: 'remote-community', entries: declared(20), addresses: { page: ['/remote-community/'] } },
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
