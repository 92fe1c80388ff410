import { promote } from '../../../release/src/promote/promote';
import { type Fixture, config, makeFixture } from '../../../release/src/testing/fixture';
import { LiveParts } from './live-parts';

jest.setTimeout(120_000);

let fixture: Fixture;
beforeAll(async () => {
  fixture = await makeFixture();
  await fixture.publishHost('1.0.0');
  await fixture.publishRemote('remote-a', '1.0.0');
});
afterAll(() => fixture.remove());

it('a part is served under the policy that its composition says, and refused under another', async () => {
  const { store } = fixture;
  const releases = { host: '1.0.0', 'remote-a': '1.0.0' };
  const { composition } = await promote({ store, config, by: 'test', releases });
  const { policy } = composition;
  const part = composition.parts['remote-a'];
  if (!policy || !part) throw new TypeError('it was composed without a policy');
  const parts = new LiveParts(store, () => undefined);
  await parts.load(part, policy);
  expect(parts.find(part, 'remote-a/index.html')).toBeDefined();
  await expect(parts.load(part, { ...policy, scripts: [] })).rejects.toThrow(
    'remote-a/index.html: its policy allows a script that its composition does not name',
  );
  await expect(parts.load(part, { ...policy, origins: ['https://api.example.com'] })).rejects.toThrow(
    'remote-a/index.html: its policy is not the one that its composition says',
  );
  // A composition from before says none.
  await expect(new LiveParts(store, () => undefined).load(part, undefined)).resolves.toBeUndefined();
});
