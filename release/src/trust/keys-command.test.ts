import { readFile, writeFile } from 'node:fs/promises';
import { releasesSignedBy } from '@shared/store/trust/live-releases';
import { releaseFileKey, releaseProblemOf, signRelease, signatureKey } from '@shared/store/trust/release-signatures';
import { statementOf } from '@shared/store/trust/release-statement';
import { sign } from '@shared/store/trust/sign';
import { encodeSigned } from '@shared/store/trust/signed-document';
import { KeysShell } from '../testing/keys-shell';
import { releaseFile } from '@shared/store/trust/testing/signed-site';
import { setThreshold } from '@shared/store/trust/trust-changes';
import { trustKey } from '@shared/store/trust/trust-log';
import { sha256Of } from '@shared/store/sha256';

const download = 'remote-download';

describe('release -- keys', () => {
  let shell: KeysShell;
  let alice: string;
  beforeEach(async () => {
    shell = await KeysShell.open();
    alice = await shell.make('alice');
    await shell.run('alice', ['init']);
  });
  afterEach(() => shell.close());
  const idOf = async (who: string) => (await shell.keys(who))[0]?.id ?? '';
  const newest = async () => (await shell.log()).newest;

  /** Makes releases live, signed by somebody: one revision for each. */
  const live = async (who: string, versions: readonly string[]) => {
    for (const version of versions) {
      const file = releaseFile(download, version, `content of ${version}`);
      shell.storage.bodies.set(releaseFileKey({ name: download, version }), file);
      await signRelease(shell.storage, file, await shell.keys(who));
    }
    shell.ledger = {
      head: () => Promise.resolve({ number: versions.length, sha256: sha256Of(Buffer.from('head')) }),
      releasesServed: (from, to) =>
        Promise.resolve(versions.slice(from - 1, to).map((version) => ({ name: download, version }))),
    };
  };
  const problemOf = async (version: string) => {
    const body = shell.storage.bodies.get(releaseFileKey({ name: download, version })) ?? Buffer.from('');
    return releaseProblemOf(shell.storage, { name: download, version, releaseFile: body }, await newest());
  };

  it('begins with the keys that are here, in every role', async () => {
    const { roles, number } = await newest();
    const id = await idOf('alice');
    expect(number).toBe(1);
    expect([roles.root.keys, roles.promote, roles.rollback, roles.withdraw]).toEqual([[id], [id], [id], [id]]);
    expect(Object.keys(roles.packages)).toEqual(['host', download]);
    await expect(shell.run('alice', ['init'])).rejects.toThrow(/has trust\/1\.json already/);
    await expect((await KeysShell.open()).run('nobody', ['init'])).rejects.toThrow(/There is no key .* "keys make"/);
  });

  it('lists who may do what, and which keys are here', async () => {
    const bob = await shell.make('bob');
    const { sentences } = await shell.run('bob', ['list']);
    expect(sentences).toContainEqual(expect.stringMatching(/promote: alice \([0-9a-f]{12}\)$/));
    expect(sentences).toContainEqual(expect.stringContaining(alice));
    expect(sentences.join('\n')).toContain(`${bob}  (here, in no role)`);
    expect((await shell.run('alice', ['list'])).sentences.join('\n')).toContain(`${alice}  (here)`);
  });

  it('adds a key to roles and packages, and removes it', async () => {
    const bob = await shell.make('bob');
    await shell.run('alice', ['add', `promote,rollback,stop,${download}`, bob]);
    const id = await idOf('bob');
    const { roles } = await newest();
    expect([roles.promote, roles.stop, roles.withdraw].map((ids) => ids?.includes(id))).toEqual([true, true, false]);
    expect(roles.packages[download]?.keys).toContain(id);
    await shell.run('alice', ['remove', 'promote', 'bob']);
    expect((await newest()).roles.promote).not.toContain(id);
    const carol = (await shell.make('carol')).replace('carol=', '');
    await shell.run('alice', ['add', 'withdraw', carol], { owner: 'Carol' });
    expect((await newest()).keys[await idOf('carol')]?.owner).toBe('Carol');
  });

  it('adds the key of a composer, which may sign data and nothing else', async () => {
    await shell.run('alice', ['add', 'data', (await shell.make('composer')).slice(9)], { owner: 'composer' });
    const id = await idOf('composer');
    const having = Object.entries((await newest()).roles).filter(([, role]) => JSON.stringify(role).includes(id));
    expect(having.map(([name]) => name)).toEqual(['data']);
  });

  it('refuses in one sentence what makes no sense', async () => {
    await shell.make('bob');
    const refusal = (args: readonly string[], options = {}) =>
      shell.run('alice', args, options).then(
        () => null,
        (error: unknown) => String(error),
      );
    expect(await refusal(['add', 'promot', alice])).toMatch(/There is no role or package promot; there are root, /);
    expect(await refusal(['add', 'promote', 'xyz'], { owner: 'x' })).toMatch(/xyz is no public key/);
    expect(await refusal(['add', 'promote', alice])).toMatch(/alice is a key of promote already/);
    expect(await refusal(['remove', 'promote', 'zoe'])).toMatch(/knows no key zoe/);
    expect(await refusal(['threshold', 'promote', '2'])).toMatch(/thresholds are for root and for packages/);
    expect(await refusal(['prefixes', download, 'download'])).toMatch(/download is no prefix/);
    expect(await refusal(['freshness', 'never'])).toMatch(/a whole number, not never/);
    expect(await refusal(['revoke', 'alice'])).toMatch(/Something is missing: keys revoke/);
    for (const name of ['make', 'init']) expect(await refusal([name, alice])).toMatch(/ takes nothing, not “/);
    expect(await refusal(['turn'])).toMatch(/There is no command keys turn/);
    expect((await newest()).number).toBe(1);
  });

  it('refuses what would lock everybody out', async () => {
    const refused = (args: readonly string[], options = {}) => expect(shell.run('alice', args, options)).rejects;
    await refused(['remove', 'root', 'alice']).toThrow(/root would need 1 keys and have 0.* never change again/);
    await refused(['threshold', 'root', '2']).toThrow(/root would need 2 keys and have 1/);
    await refused(['threshold', 'root', '0']).toThrow(/from 1 on/);
    await refused(['threshold', download, '2']).toThrow(/nothing of it could be released/);
    await refused(['remove', 'promote', 'alice']).toThrow(/Nobody could promote any more: add another key first/);
    await shell.run('alice', ['add', `root,host,${download}`, await shell.make('bob')]);
    await refused(['revoke', 'alice'], { reason: 'stolen' }).toThrow(/Nobody could promote any more/);
    expect((await newest()).number).toBe(2);
  });

  it('leaves a draft where root keys are wanting; the last signature makes it count', async () => {
    const [bob, carol] = [await shell.make('bob'), await shell.make('carol')];
    await shell.run('alice', ['add', 'root', bob]);
    await shell.run('alice', ['add', 'root', carol]);
    // The document asks for two signatures itself, so that alice's is not enough.
    const { value } = await shell.run('alice', ['threshold', 'root', '2']);
    const draft = String(value['draft']);
    expect(value['missing']).toMatch(/it has 1 of the 2 that it asks for itself/);
    expect((await newest()).roles.root.threshold).toBe(1);
    await shell.make('dave');
    await expect(shell.run('dave', ['sign', draft])).rejects.toThrow(/is a root key of this draft: run it where one/);
    await expect(shell.run('alice', ['apply', draft])).rejects.toThrow(/not signed by enough root keys/);
    const signed = await shell.run('bob', ['sign', draft]);
    expect(signed.sentences).toContainEqual(expect.stringMatching(/^root: 1 of alice .* → 2 of alice/));
    expect(signed.value['missing']).toBeNull();
    await shell.run('carol', ['apply', draft]);
    expect((await newest()).roles.root.threshold).toBe(2);
    for (const late of ['apply', 'sign'])
      await expect(shell.run('alice', [late, draft])).rejects.toThrow(
        /trust\/5\.json is the next: make the change again/,
      );
  });

  it('believes no draft that was changed on its way', async () => {
    await shell.run('alice', ['add', 'root', await shell.make('bob')]);
    const { value } = await shell.run('alice', ['threshold', 'root', '2'], { out: `${shell.folder}/draft.json` });
    expect(value['draft']).toBe(`${shell.folder}/draft.json`);
    const text = await readFile(`${shell.folder}/draft.json`, 'utf8');
    const changed = JSON.parse(text) as { signed: { freshness: number } };
    changed.signed.freshness = 0;
    await writeFile(`${shell.folder}/draft.json`, JSON.stringify(changed));
    // Bob sees what he signs, and alice's signature does not count for it.
    const signed = await shell.run('bob', ['sign', `${shell.folder}/draft.json`]);
    expect(signed.sentences).toContainEqual('freshness: 30 days → never asked for');
    await expect(shell.run('bob', ['apply', `${shell.folder}/draft.json`])).rejects.toThrow(/by no root key/);
  });

  it('begins with root keys of others, whose signatures it waits for', async () => {
    const other = await KeysShell.open();
    await other.make('promoter');
    const roots = [await other.make('r1'), await other.make('r2')];
    const { value } = await other.run('promoter', ['init'], { root: roots, threshold: '2' });
    const draft = String(value['draft']);
    expect(value['missing']).toMatch(/0 of the 2/);
    await other.run('r1', ['sign', draft]);
    await other.run('r2', ['sign', draft]);
    const applied = await other.run('promoter', ['apply', draft]);
    const { newest: trust, documents } = await other.log();
    expect(applied.sentences.at(-1)).toContain(`TRUST_ROOT=${documents[0]?.sha256 ?? 'none'}`);
    expect([trust.roles.root.threshold, trust.roles.promote]).toEqual([2, [(await other.keys('promoter'))[0]?.id]]);
    await other.close();
  });

  it('rotates a key: the other takes its roles, and what was live stays', async () => {
    await live('alice', ['1.0.0', '1.1.0']);
    await shell.run('alice', ['add', 'root', await shell.make('carol')]);
    const bob = await shell.make('bob');
    // The key is a root key, too: the new one has to sign that it is there.
    const { value } = await shell.run('alice', ['rotate', 'alice', bob]);
    const draft = String(value['draft']);
    await shell.run('bob', ['sign', draft]);
    await shell.run('alice', ['apply', draft]);
    const { roles, revoked } = await newest();
    const [old, by] = [await idOf('alice'), await idOf('bob')];
    expect([roles.promote, roles.packages[download]?.keys]).toEqual([[by], [by]]);
    expect(revoked[old]).toMatchObject({ reason: 'rotated', revision: 2 });
    expect([await problemOf('1.0.0'), await problemOf('1.1.0')]).toEqual([null, null]);
    await expect(shell.run('carol', ['add', 'promote', alice])).rejects.toThrow(/was revoked: make another/);
  });

  it('revokes a stolen key from a revision on, and says what is live and not believed any more', async () => {
    await shell.run('alice', ['add', download, await shell.make('bob')]);
    await live('bob', ['1.0.0', '1.1.0']);
    const { sentences } = await shell.run('alice', ['revoke', 'bob'], { reason: 'stolen', since: '2' });
    const revocation = (await newest()).revoked[await idOf('bob')];
    expect([revocation?.revision, revocation?.releases.length]).toEqual([1, 1]);
    expect(await problemOf('1.0.0')).toBeNull();
    expect(await problemOf('1.1.0')).toMatch(/the key of bob is revoked/);
    expect(sentences.at(-1)).toMatch(/^live, and not believed any more: remote-download@1\.1\.0/);
    await expect(shell.run('alice', ['revoke', 'alice'], { reason: 'x', since: '9' })).rejects.toThrow(/from 1 to 3/);
  });

  it('counts for nothing what a revoked key did not sign, and what nobody believed by then', async () => {
    const bob = await shell.make('bob');
    await shell.run('alice', ['add', download, bob]);
    await live('bob', ['1.0.0', '1.1.0']);
    const stored = releaseFile(download, '1.0.0', 'changed');
    shell.storage.bodies.set(releaseFileKey({ name: download, version: '1.0.0' }), stored);
    // Alice vouches for what is there now; of bob's there is a signature that is of something else.
    await signRelease(shell.storage, stored, await shell.keys('alice'));
    const forged = sign(statementOf(stored), await shell.keys('bob'));
    const other = sign(statementOf(releaseFile(download, '1.1.0', 'content of 1.1.0')), await shell.keys('bob'));
    const revoked = async () => {
      const { newest: trust } = await shell.log();
      return releasesSignedBy(shell, { id: await idOf('bob'), revision: 2, trust });
    };
    const ofBob = [sha256Of(releaseFile(download, '1.1.0', 'content of 1.1.0'))];
    expect(await revoked()).toEqual(ofBob);
    const key = signatureKey({ name: download, version: '1.0.0' }, await idOf('bob'));
    shell.storage.bodies.set(key, encodeSigned({ ...forged, signatures: other.signatures }));
    expect(await revoked()).toEqual(ofBob);
    shell.storage.bodies.delete(signatureKey({ name: download, version: '1.0.0' }, await idOf('alice')));
    const log = await shell.log();
    const two = setThreshold(log.newest, download, 2);
    expect(await releasesSignedBy(shell, { id: await idOf('bob'), revision: 2, trust: two })).toEqual([]);
  });

  it('refuses a change after which what is live would not be believed', async () => {
    await shell.run('alice', ['add', download, await shell.make('bob')]);
    await live('bob', ['1.0.0']);
    await expect(shell.run('alice', ['remove', download, 'bob'])).rejects.toThrow(
      /What is live would not be believed any more: remote-download@1\.0\.0 .*"npm run release -- sign/,
    );
    await expect(shell.run('alice', ['threshold', download, '2'])).rejects.toThrow(/signed by 1 of the 2/);
    await shell.sign('alice', { name: download, version: '1.0.0' });
    await shell.run('alice', ['threshold', download, '2']);
    expect(await problemOf('1.0.0')).toBeNull();
  });

  it('says where a package may have pages, and how fresh the ledger has to be', async () => {
    await shell.run('alice', ['prefixes', download, '/download/', '/get/']);
    await shell.run('alice', ['freshness', '3']);
    const { roles, freshness } = await newest();
    expect([roles.packages[download]?.prefixes, freshness]).toEqual([['/download/', '/get/'], 3]);
  });

  it('changes nothing on top of a document that nobody believes', async () => {
    shell.storage.bodies.set(trustKey(2), Buffer.from('junk'));
    await expect(shell.run('alice', ['freshness', '3'])).rejects.toThrow(
      /trust\/2\.json is not JSON.*: remove that file from the store first/,
    );
  });

  it('begins anew after the loss of all root keys, for those who pin it', async () => {
    await shell.make('bob');
    const { sentences } = await shell.run('bob', ['init'], { again: true });
    expect(sentences.at(-1)).toMatch(/nobody believes it yet: set TRUST_ROOT=[0-9a-f]{64}/);
    const log = await shell.log();
    expect([log.newest.number, log.problem]).toEqual([1, expect.stringMatching(/asks for|by no root key/)]);
  });
});

describe('release -- sign', () => {
  let shell: KeysShell;
  beforeEach(async () => {
    shell = await KeysShell.open();
    await shell.make('alice');
    await shell.run('alice', ['init']);
    await shell.run('alice', ['add', download, await shell.make('bob')]);
  });
  afterEach(() => shell.close());
  const release = { name: download, version: '1.0.0' };
  const store = (text: string) => {
    const file = releaseFile(download, '1.0.0', text);
    shell.storage.bodies.set(releaseFileKey(release), file);
    return file;
  };

  it('adds a signature to a release that somebody of the team signed', async () => {
    await signRelease(shell.storage, store('as built'), await shell.keys('alice'));
    await shell.run('alice', ['threshold', download, '2']);
    expect((await shell.sign('bob', release)).value).toMatchObject({ complete: true, problem: null });
    expect((await shell.sign('bob', release)).sentences[0]).toMatch(/was signed by bob already/);
  });

  it('signs nothing that nobody of the team vouches for', async () => {
    await expect(shell.sign('bob', release)).rejects.toThrow(/is not in the store: publish it first/);
    const genuine = store('as built');
    await expect(shell.sign('bob', release)).rejects.toThrow(/Nobody of its team signed/);
    await signRelease(shell.storage, genuine, await shell.keys('alice'));
    store('changed');
    await expect(shell.sign('bob', release)).rejects.toThrow(/publish it from its sources/);
  });

  it('refuses who has no right to, with what to do', async () => {
    await signRelease(shell.storage, store('as built'), await shell.keys('alice'));
    await expect(shell.sign('zoe', release)).rejects.toThrow(/There is no key in .*\(KEYS_DIR\).*: ask alice or bob/);
    await shell.make('zoe');
    await expect(shell.sign('zoe', release)).rejects.toThrow(
      /None of the keys in .* may sign releases of remote-download \(zoe\): ask alice or bob, or let .* keys add remote-download/,
    );
    await expect(shell.sign('alice', { name: 'remote-new', version: '1.0.0' })).rejects.toThrow(/has no team/);
  });
});
