import { promote } from '../promote/promote';
import { rollback } from '../promote/rollback';
import { type Fixture, config } from '../testing/fixture';
import { type ServedStore, serveStore } from '../testing/served-store';
import { makeTwoPages } from '../testing/two-pages';

const name = 'remote-download';

describe('whoever decides by a service', () => {
  let fixture: Fixture;
  let service: ServedStore;
  beforeAll(async () => {
    fixture = await makeTwoPages();
    service = await serveStore(fixture);
  });
  afterAll(async () => {
    await service.app.close();
    await fixture.remove();
  });

  it('gives some visitors a release, goes back to a version by its name, and configures', async () => {
    const { decider } = await service.releaser();
    for (const version of ['1.1.0', '1.2.0', '1.3.0']) await fixture.publishRemote(name, version);
    for (const version of ['1.1.0', '1.2.0']) await promote({ ...decider, releases: { [name]: version } });
    const canary = await promote({ ...decider, releases: { [name]: '1.3.0' }, canary: 10 });
    expect(canary.revision?.canaries).toMatchObject([{ percent: 10, releases: { [name]: '1.3.0' } }]);
    const to = '1.1.0';
    const back = await rollback({ ...(await service.releaser({ to })).decider, name, to });
    expect(back.rejected).toEqual([`${name}@1.2.0`]);
    await expect(promote({ ...decider, releases: { [name]: '1.2.0' } })).rejects.toThrow('was rolled back from');
    const again = await service.releaser({ again: true });
    expect((await promote({ ...again.decider, releases: { [name]: '1.2.0' }, again: true })).changed).toBe(true);
    const configured = { ...config, telemetryUrl: '/else' };
    const { revision } = await promote({ ...decider, config: configured, releases: {} });
    expect(await fixture.store.readConfig(revision?.config ?? '')).toEqual(configured);
    await rollback(decider);
    expect(await fixture.store.config()).toEqual(config);
  });
});
