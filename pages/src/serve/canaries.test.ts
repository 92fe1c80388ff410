import path from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Canary } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { openStore } from '@shared/store/store/open-store';
import { keys } from '@shared/store/store/store';
import { loadKeys } from '@shared/store/trust/keys';
import { sign } from '@shared/store/trust/sign';
import { encodeSigned } from '@shared/store/trust/signed-document';
import { promote } from '../../../release/src/promote/promote';
import { rollback } from '../../../release/src/promote/rollback';
import { stop } from '../../../release/src/promote/stop';
import { ask as get } from '../../../release/src/testing/ask';
import { type Fixture, copyFixture } from '../../../release/src/testing/fixture';
import { openFolder } from '../../../release/src/testing/open-folder';
import { makeOtherKeys } from '../../../release/src/testing/other-keys';
import { makeTwoPages } from '../../../release/src/testing/two-pages';
import { channelOf } from './channel-of';
import { COHORTS } from '@shared/contract/release/in-canary';
import { buildServer } from './server';

jest.setTimeout(300_000);

const by = 'test';
const [community, download] = ['remote-community', 'remote-download'] as const;
const remotes = { [community]: '1.1.0', [download]: '1.1.0' };

describe('two canaries, of two packages and of the host', () => {
  let begun: Fixture;
  let fixture: Fixture;
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    begun = await makeTwoPages();
    await begun.publishHost('2.0.0');
    for (const name of [community, download]) await begun.publishRemote(name, '1.1.0');
    await ramp(begun, 'remotes', 10);
    await ramp(begun, 'host', 20);
  });
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

  /** By a draw of its own, so that who is in is the same each time. */
  const ramp = ({ store }: Fixture, draw: string, canary: number) =>
    promote({ store, by, draw, canary, releases: draw === 'host' ? { host: '2.0.0' } : remotes });
  const revisionOf = async ({ store }: Fixture) => {
    const head = await store.ledger.head();
    if (!head) throw new TypeError('Nothing is live');
    return head.revision;
  };
  const running = async () => canariesOf(await revisionOf(fixture)).canaries;
  const asked = (cookie: string) => ({ query: {}, headers: { cookie } }) as unknown as FastifyRequest;
  /** Who is in which canaries, by the cookie of each cohort. */
  const kinds = (canaries: readonly Canary[]) =>
    Array.from({ length: COHORTS }, (_, cohort) =>
      channelOf(asked(`channel=${cohort}`), { running: canaries, experiment: undefined }).canaries.join(' '),
    );
  const cohortOf = async (kind: string) => `channel=${kinds(await running()).indexOf(kind)}`;
  /** What a visitor sees: the version of the host and of each remote, by the pages themselves and by what pins releases. */
  const seen = async (cookie: string, query = '') => {
    const pages = await Promise.all([community, download].map((name) => get(port, `/${name}/${query}`, { cookie })));
    const versions = pages.map(({ body }) => [
      /<header>host (\d\.\d\.\d)/.exec(body)?.[1],
      /remote-\w+ (\d\.\d\.\d)</.exec(body)?.[1],
    ]);
    return { versions, canary: pages[0]?.headers['server-timing'], set: pages[0]?.headers['set-cookie']?.[0] };
  };

  it.each([
    ['', ['1.0.0', '1.0.0']],
    ['remotes', ['1.0.0', '1.1.0']],
    ['host', ['2.0.0', '1.0.0']],
    ['remotes host', ['2.0.0', '1.1.0']],
  ])('give visitors of “%s” exactly their files', async (kind, [host, remote]) => {
    const cookie = await cohortOf(kind);
    expect(await seen(cookie)).toMatchObject({
      versions: [
        [host, remote],
        [host, remote],
      ],
      canary: kind === '' ? undefined : 'canary',
    });
    const revision = await revisionOf(fixture);
    const ids = kind.split(' ').sort().join();
    const own = canariesOf(revision).mixes.find(({ of }) => of.join() === ids)?.composition ?? revision.stable;
    const { body } = await get(port, '/composition.json', { cookie });
    const { id, releases } = JSON.parse(body) as {
      id: string;
      releases: Record<string, { entry: string; version: string }>;
    };
    expect(id).toBe(own?.id);
    const versions = Object.entries(releases).map(([of, { version }]) => [of, version]);
    expect(Object.fromEntries(versions)).toEqual({ host, [community]: remote, [download]: remote });
    for (const { entry } of Object.values(releases)) expect((await get(port, `/${entry}`)).status).toBe(200);
    const composition = own && (await fixture.store.readComposition(own));
    for (const name of [community, download]) {
      const file = keys.part(composition?.parts[name]?.key ?? '', `pages/${name}/index.html`);
      const stored = await fixture.store.storage.get(file);
      expect((await get(port, `/${name}/`, { cookie })).body).toBe(stored?.body.toString());
    }
  });

  it('take the visitors that each says, whoever is in the other, and move nobody back as they grow', async () => {
    let before = kinds(await running());
    for (const [remotesIn, hostIn] of [
      [25, 20],
      [25, 60],
      [90, 61],
    ] as const) {
      await ramp(fixture, 'remotes', remotesIn);
      await ramp(fixture, 'host', hostIn);
      const now = kinds(await running());
      const [r, h] = [remotesIn / 100, hostIn / 100];
      for (const [kind, share] of [
        ['', (1 - r) * (1 - h)],
        ['remotes', r * (1 - h)],
        ['host', (1 - r) * h],
        ['remotes host', r * h],
      ] as const) {
        const found = now.filter((one) => one === kind).length / COHORTS;
        expect(Math.abs(found - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / COHORTS));
      }
      const lost = before.filter((kind, at) => kind.split(' ').some((id) => !(now[at] ?? '').split(' ').includes(id)));
      expect(lost.filter(Boolean)).toEqual([]);
      before = now;
    }
    const cookie = await cohortOf('remotes host');
    expect((await seen(cookie)).versions).toEqual([
      ['2.0.0', '1.1.0'],
      ['2.0.0', '1.1.0'],
    ]);
  });

  it('can be had together, one by the name of a package, or left; and that is kept', async () => {
    const of = async (channel: string, cookie = '') => {
      const { versions, set } = await seen(cookie, channel && `?channel=${channel}`);
      return [...(versions[1] ?? []), set?.split(';')[0]];
    };
    const plain = await cohortOf('');
    expect(await of('canary', plain)).toEqual(['2.0.0', '1.1.0', 'channel=canary']);
    expect(await of('host', plain)).toEqual(['2.0.0', '1.0.0', 'channel=host']);
    expect(await of(community, 'channel=host')).toEqual(['1.0.0', '1.1.0', `channel=${community}`]);
    expect(await of('', `channel=${download}`)).toEqual(['1.0.0', '1.1.0', undefined]);
    expect(await of('stable', await cohortOf('remotes host'))).toEqual(['1.0.0', '1.0.0', 'channel=stable']);
    // The package of no canary forces nothing, and whose canary is over is drawn again.
    expect(await of('constructor', plain)).toEqual(['1.0.0', '1.0.0', undefined]);
    await rollback({ store: fixture.store, by, name: 'host' });
    expect((await of('', 'channel=host'))[2]).toMatch(/^channel=\d{1,4}$/);
  });

  describe('of which one is stopped by a key that may do nothing else', () => {
    /** The store as whoever holds that key has it. */
    const watched = async () => {
      const { watcher: key } = await makeOtherKeys(fixture, community);
      const own = { stateDir: path.join(fixture.folder, 'state'), keysDir: path.join(fixture.folder, 'watcher') };
      return { store: (await openStore({ ...fixture.place, ...own })).store, key };
    };

    it('gives its visitors nothing of it 2 s later, and those of the other what they had', async () => {
      const { store } = await watched();
      const [both, one] = [await cohortOf('remotes host'), await cohortOf('remotes')];
      expect((await seen(both)).versions[1]).toEqual(['2.0.0', '1.1.0']);
      let last = 0;
      let isOver = false;
      const visitors = [both, one].map(async (cookie) => {
        while (!isOver) {
          const begun = performance.now();
          if ((await seen(cookie)).versions.some(([, remote]) => remote !== '1.0.0')) last = Math.max(last, begun);
        }
      });
      await seen(both);
      await stop({ store, by, canary: 'remotes', reason: 'too many pages failed' });
      const stoppedAt = performance.now();
      for (let round = 0; round < 10; round += 1) {
        expect((await seen(both)).versions).toEqual([
          ['2.0.0', '1.0.0'],
          ['2.0.0', '1.0.0'],
        ]);
        expect((await seen(one)).canary).toBeUndefined();
      }
      isOver = true;
      await Promise.all(visitors);
      expect(last).toBeGreaterThan(0);
      expect(last - stoppedAt).toBeLessThan(2000);
      const { body } = await get(port, '/composition.json', { cookie: both });
      const { previous } = JSON.parse(body) as { previous: Record<string, { version: string }> };
      expect(Object.values(previous)).toEqual([]);
      await expect(rollback({ store, by, name: 'host' })).rejects.toThrow('may roll back (watcher)');
    });

    it.each([
      ['changes stable', { stable: null }],
      ['ends both', { canaries: [], mixes: [] }],
      ['rejects nothing', { rejected: [] }],
    ])('and not where the revision %s as well: what was served is served on', async (_what, over) => {
      const { store, key } = await watched();
      const before = await revisionOf(fixture);
      const cookie = await cohortOf('remotes host');
      const commit: NonNullable<Parameters<typeof stop>[0]['commit']> = async (revision) => {
        const document = encodeSigned(sign({ ...revision, ...over }, [key]));
        await store.storage.putIfAbsent(`ledger/${String(revision.number).padStart(10, '0')}.json`, document);
        return { revision, sha256: '' };
      };
      await stop({ store, by, canary: 'remotes', commit });
      expect((await seen(cookie)).versions[1]).toEqual(['2.0.0', '1.1.0']);
      const { body } = await get(port, '/healthz');
      expect(body).toContain(`Revision ${before.number + 1} does more or less than its action says (stop)`);
      const { head } = await (await openFolder(fixture.folder)).store.ledger.find();
      expect(head?.revision.number).toBe(before.number);
    });
  });

  it('go on over what is stable once that was rolled back', async () => {
    await fixture.publishRemote(community, '1.0.1');
    await promote({ store: fixture.store, by, releases: { [community]: '1.0.1' } });
    const cookie = await cohortOf('host');
    expect((await seen(cookie)).versions[0]).toEqual(['2.0.0', '1.0.1']);
    await rollback({ store: fixture.store, by });
    expect((await seen(cookie)).versions[0]).toEqual(['2.0.0', '1.0.0']);
    expect((await seen(await cohortOf('remotes host'))).versions[0]).toEqual(['2.0.0', '1.1.0']);
  });

  it('are served from a ledger of before, which knew one at a time', async () => {
    const { store, place } = fixture;
    const known = await store.ledger.head();
    const [key] = await loadKeys(place.keysDir);
    const mix = canariesOf(known?.revision).mixes.find(({ of }) => of.join() === 'host');
    if (!known || !key || !mix) throw new TypeError('The canary of the host is there');
    const { canaries: _canaries, mixes: _mixes, ...revision } = known.revision;
    const canary = { id: 'host', composition: mix.composition, releases: { host: '2.0.0' }, percent: 60 };
    await store.ledger.append(
      sign({ ...revision, number: revision.number + 1, previous: known.sha256, canary }, [key]),
    );
    const inHost = await cohortOf('host');
    expect((await seen(inHost)).versions[0]).toEqual(['2.0.0', '1.0.0']);
    expect((await seen(await cohortOf(''))).versions[0]).toEqual(['1.0.0', '1.0.0']);
    expect(JSON.parse((await get(port, '/healthz')).body)).toMatchObject({ ok: true, alarms: [] });
  });
});
