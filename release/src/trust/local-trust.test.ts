import path from 'node:path';
import { rm } from 'node:fs/promises';
import { ensureLocalTrust } from '@shared/store/trust/local-trust';
import { loadKeys } from '@shared/store/trust/keys';
import { KeysShell } from '../testing/keys-shell';
import { TrustMemory } from '@shared/store/trust/trust-memory';

describe('npm start', () => {
  let shell: KeysShell;
  beforeEach(async () => (shell = await KeysShell.open()));
  afterEach(() => shell.close());

  const start = async (packages: readonly string[], who = 'here') => {
    const said: string[] = [];
    const say = (sentence: string) => said.push(sentence);
    const memory = await TrustMemory.open({ file: path.join(shell.folder, 'seen.json'), pinned: null, say });
    const keysDir = path.join(shell.folder, who);
    const { storage, ledger } = shell;
    const { log } = await ensureLocalTrust({ storage, memory, keysDir, owner: who, packages, ledger, say });
    return { trust: log.newest, said: said.filter((sentence) => sentence.startsWith('keys')) };
  };

  it('makes a key of its own and says so, once', async () => {
    const { trust, said } = await start(['host']);
    const [key] = await loadKeys(path.join(shell.folder, 'here'));
    expect(trust.roles.packages['host']?.keys).toEqual([key?.id]);
    expect([trust.roles.root.keys, trust.roles.promote, trust.freshness]).toEqual([[key?.id], [key?.id], 0]);
    expect(said).toEqual([`keys of this machine sign all that is released here: ${path.join(shell.folder, 'here')}`]);
    expect((await start(['host'])).said).toEqual([]);
  });

  it('gives a package that is new its keys', async () => {
    await start(['host']);
    const { trust, said } = await start(['host', 'remote-new', 'remote-newer']);
    expect(trust.number).toBe(2);
    expect(trust.roles.packages['remote-newer']?.keys).toEqual(trust.roles.root.keys);
    expect(said).toEqual(['keys of this machine sign remote-new, remote-newer, too']);
  });

  it('gives itself no right in a trust of others', async () => {
    await shell.make('alice');
    await shell.run('alice', ['init']);
    expect((await start(['host', 'remote-new'])).trust.number).toBe(1);
    await shell.make('here');
    const { trust, said } = await start(['host', 'remote-new']);
    expect([trust.number, said]).toEqual([1, []]);
  });

  it('begins again where the store was removed, and not where only its trust was', async () => {
    await start(['host']);
    shell.storage.bodies.clear();
    expect((await start(['host'])).trust.number).toBe(1);
    await start(['host', 'remote-new']);
    shell.ledger = { ...shell.ledger, head: () => Promise.resolve({ number: 1, sha256: 'ab'.repeat(32) }) };
    shell.storage.bodies.clear();
    await expect(start(['host'])).rejects.toThrow(/trust\/2\.json was seen and is not in the store any more/);
  });

  it('makes no second key where two start at once', async () => {
    const both = await Promise.all([start(['host'], 'one'), start(['host'], 'two')]);
    expect(both[0].trust.roles.root).toEqual(both[1].trust.roles.root);
    await rm(path.join(shell.folder, 'seen.json'));
  });
});
