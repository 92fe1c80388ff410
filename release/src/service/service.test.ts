import { describeAction } from '@shared/store/ledger/following';
import { promote } from '../promote/promote';
import { retire } from '../promote/retire';
import { rollback } from '../promote/rollback';
import { publish } from '../publish/publish';
import { confirm } from '../promote/confirm';
import { withdraw } from '../promote/withdraw';
import { type Fixture, copyFixture, config } from '../testing/fixture';
import { type ServedStore, serveStore } from '../testing/served-store';
import { makeTwoPages, served } from '../testing/two-pages';

const name = 'remote-download';

describe('a release service', () => {
  let site: Fixture;
  let folder: Fixture;
  let fixture: Fixture;
  let service: ServedStore;
  beforeAll(async () => {
    site = await makeTwoPages();
    [fixture, folder] = await Promise.all([copyFixture(site), copyFixture(site)]);
    service = await serveStore(fixture);
  });
  afterAll(async () => {
    await service.app.close();
    for (const one of [site, folder, fixture]) await one.remove();
  });

  it('comes to the store that the same commands make in a folder', async () => {
    const dist = await fixture.buildRemote(name, '1.1.0');
    const { store } = folder;
    const by = 'test';
    await publish({ store, folder: dist, version: '1.1.0', source: null, by, tryWith: config });
    await promote({ store, by, releases: { [name]: '1.1.0' } });
    await rollback({ store, by, name });
    await confirm({ store, by });
    await withdraw({ store, by, name, version: '1.1.0' });
    await retire({ store, by, name, redirects: [], gone: true });

    const { publish: send, decider } = await service.releaser();
    expect(await send(dist, '1.1.0')).toMatchObject({ isNew: true });
    expect((await promote({ ...decider, releases: { [name]: '1.1.0' } })).changed).toBe(true);
    expect(await served(fixture)).toMatchObject({ [name]: '1.1.0' });
    await rollback({ ...decider, name });
    expect(await served(fixture)).toMatchObject({ [name]: '1.0.0' });
    await confirm(decider);
    await withdraw({ ...decider, name, version: '1.1.0' });
    await retire({ ...decider, name, redirects: [], gone: true });
    await service.app.close();

    const told = async ({ store: { ledger } }: Fixture) => {
      const revisions = [];
      const head = await ledger.head();
      if (head) for await (const revision of ledger.from(head)) revisions.push(revision);
      return revisions.map(({ at: _at, previous: _previous, ...rest }) => ({ ...rest, said: describeAction(rest) }));
    };
    expect(await told(fixture)).toEqual(await told(folder));
  });
});
