import { promote } from '../promote/promote';
import { publish } from '../publish/publish';
import { type Fixture, config, makeFixture } from '../testing/fixture';
import { describeChange } from './describe-change';

jest.setTimeout(120_000);

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
  await fixture.publishHost('1.0.0');
  await fixture.publishRemote('remote-a', '1.0.0');
});
afterAll(() => fixture.remove());

it('a release is told by what it changes in addresses, policy and permissions beside the one before', async () => {
  const { store } = fixture;
  const own = { store, by: 'test' };
  const first = await promote({ ...own, config, releases: { host: '1.0.0', 'remote-a': '1.0.0' } });
  const folder = await fixture.buildRemote('remote-a', '1.1.0', {
    paths: ['', 'more/'],
    build: { contract: '1.1', shared: { react: '^19.1.0' } },
  });
  await publish({
    store,
    folder: await fixture.buildHost('1.1.0', { provides: { react: '19.3.1' } }),
    version: '1.1.0',
    source: null,
    by: 'test',
  });
  await publish({ store, folder, version: '1.1.0', source: null, by: 'test' });
  const other = { ...config, telemetryUrl: 'https://telemetry.example.com/events' };
  const second = await promote({ ...own, config: other, releases: { host: '1.1.0', 'remote-a': '1.1.0' } });
  const { sentences } = await describeChange(store, first.composition, second.composition);
  expect(sentences).toEqual(
    expect.arrayContaining([
      '  comes: /remote-a/more/',
      '  policy: allows the origin https://telemetry.example.com',
      '  remote-a needs: contract 1.0 → 1.1',
      '  remote-a needs: react nothing → ^19.1.0',
    ]),
  );
  const back = await describeChange(store, second.composition, first.composition);
  expect(back.sentences).toContain('  goes: /remote-a/more/');
  expect(back.sentences).toContain('  policy: no longer allows the origin https://telemetry.example.com');
});
