import { ledgerKey, teamKeys } from './rights';
import { SignedSite, community, download } from './testing/signed-site';

it('finds the key that has a right, and says what to do where none has', async () => {
  const site = await SignedSite.make();
  const { newest } = await site.log();
  const { promoter, team } = site.keys;
  const mine = { keys: [team, promoter], folder: '/keys' };
  expect(ledgerKey(newest, 'promote', mine)).toBe(promoter);
  expect(teamKeys(newest, download, mine)).toEqual([team]);
  expect(() => ledgerKey(newest, 'rollback', { ...mine, keys: [team] })).toThrow(
    /^None of the keys in \/keys may roll back \(download team\): ask promoter, or let .* keys add rollback </,
  );
  expect(() => ledgerKey(newest, 'withdraw', { ...mine, keys: [] })).toThrow(/^There is no key in \/keys \(KEYS_DIR\)/);
  expect(() => teamKeys(newest, community, mine)).toThrow(/may sign releases of remote-community/);
  expect(() => teamKeys(newest, 'remote-new', mine)).toThrow(
    /has no team that could sign its releases: who holds a root/,
  );
  await site.remove();
});
