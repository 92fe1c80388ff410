import { compositionPointerSchema } from '@shared/contract/release/schemas';
import { buildServer } from '../../../pages/src/serve/server';
import { type Fixture, config, makeFixture } from '../testing/fixture';
import { promote } from './promote';
import { retire } from './retire';
import { rollback } from './rollback';

jest.setTimeout(300_000);

const by = 'test';
const name = 'remote-b';

describe('a package that is retired', () => {
  let fixture: Fixture;
  let server: Awaited<ReturnType<typeof buildServer>>;
  let origin: string;
  beforeAll(async () => {
    fixture = await makeFixture();
    await fixture.publishHost('1.0.0');
    await fixture.publishRemote('remote-a', '1.0.0');
    await fixture.publishRemote(name, '1.0.0');
    await promote({
      store: fixture.store,
      config,
      by,
      releases: { host: '1.0.0', 'remote-a': '1.0.0', [name]: '1.0.0' },
    });
    server = await buildServer({ store: fixture.store, basePath: '/', log: false });
    origin = await server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await server.close();
    await fixture.remove();
  });

  const retired = (redirects: { from: string; to: string }[], gone: boolean) =>
    retire({ store: fixture.store, by, name, redirects, gone });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' });
    return { status, location: headers.get('location') };
  };
  /** What its address answers, and the addresses of all packages as browsers are told them. */
  const look = async () => {
    const { status, location } = await ask('/remote-b/?a=b');
    const { releases } = compositionPointerSchema.parse(await (await fetch(`${origin}/composition.json`)).json());
    const told = Object.values(releases).flatMap(({ routes = [] }) => routes.map(({ pattern }) => pattern));
    return [status, location, ...told.sort()];
  };
  const live = [200, null, '/remote-a', '/remote-b'];

  it('is refused where nothing says what becomes of its addresses, or they would lead nowhere', async () => {
    await expect(retired([], false)).rejects.toThrow('Nothing says what becomes of /remote-b: give each a --redirect');
    await expect(retired([{ from: '/remote-b', to: '/remote-b' }], true)).rejects.toThrow('where no page stands');
    await expect(retired([{ from: '/other', to: '/remote-a' }], true)).rejects.toThrow('has no route /other');
    await expect(retire({ store: fixture.store, by, name: 'host', redirects: [], gone: true })).rejects.toThrow(
      'The host',
    );
    await expect(retire({ store: fixture.store, by, name: 'remote-c', redirects: [], gone: true })).rejects.toThrow(
      'remote-c is not live',
    );
    expect(await look()).toEqual(live);
  });

  it('answers 410, composes nothing of the others, and comes back with a rollback', async () => {
    const before = await fixture.store.findComposition((await fixture.store.ledger.head())?.revision.stable ?? null);
    await retired([], true);
    expect(await look()).toEqual([410, null, '/remote-a']);
    const after = await fixture.store.findComposition((await fixture.store.ledger.head())?.revision.stable ?? null);
    expect(after?.parts['remote-a']).toEqual(before?.parts['remote-a']);
    expect((await ask('/never/')).status).toBe(404);
    await rollback({ store: fixture.store, by });
    expect(await look()).toEqual(live);
  });

  it('leads on with 308 where it says so, whatever is promoted after it, and comes back with a promotion', async () => {
    await retired([{ from: '/remote-b', to: '/remote-a' }], false);
    const away = [308, '/remote-a/?a=b', '/remote-a'];
    expect(await look()).toEqual(away);
    await fixture.publishRemote('remote-a', '1.1.0');
    await promote({ store: fixture.store, by, releases: { 'remote-a': '1.1.0' } });
    expect(await look()).toEqual(away);
    await promote({ store: fixture.store, by, releases: { [name]: '1.0.0' } });
    expect(await look()).toEqual(live);
  });
});
