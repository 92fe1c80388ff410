import type { Revision, Signed } from '@shared/contract/release';
import { sign } from './sign';
import { encodeSigned } from './signed-document';
import { releaseProblemOf, releaseFileKey, signRelease, signatureKey } from './release-signatures';
import { headProblem, orderProblem, revisionProblem } from './revision-problem';
import { compositionProblem } from './composition-problem';
import { freshnessAlarm } from './freshness';
import { addKey, removeKey, revokeKey, rotateKey } from './trust-changes';
import { putTrust, readTrust, trustAt, trustKey } from './trust-log';
import { SignedSite, community, download, keyOf, namedKey, openMemory, releaseFile } from './testing/signed-site';
import { releasesSignedBy } from './live-releases';
import type { SigningKey } from './keys';
import { sha256Of } from '../sha256';

/** The rows of docs/threat-model.md, "What an attacker tries". */
describe('an attacker', () => {
  let site: SignedSite;
  beforeEach(async () => (site = await SignedSite.make()));
  afterEach(() => site.remove());

  const stranger = keyOf('stranger');
  const problemOf = async (name: string, version: string) => {
    const file = site.storage.bodies.get(releaseFileKey({ name, version })) ?? Buffer.from('');
    return releaseProblemOf(site.storage, { name, version, releaseFile: file }, (await site.log()).newest);
  };
  const revisionProblemOf = async (revision: ReturnType<SignedSite['revision']>) => {
    const log = await site.log();
    return revisionProblem(revision, trustAt(log, revision.signed.trust) ?? log.newest, log.newest);
  };
  const revoke = async (key: SigningKey, revision: number) => {
    const { newest: trust } = await site.log();
    const releases = await releasesSignedBy(site, { id: key.id, revision, trust });
    return site.change((now) =>
      revokeKey(now, key.id, { at: '2026-11-02T12:00:00Z', reason: 'stolen', revision, releases }),
    );
  };

  describe('with a forged release', () => {
    it('is refused without a signature, with one of a stranger, and with one of another release', async () => {
      await site.publish(download, '1.0.0', []);
      expect(await problemOf(download, '1.0.0')).toMatch(/1\.0\.0 is signed by 0 of the 1 .* by download team$/);
      await site.publish(download, '1.0.1', [stranger]);
      expect(await problemOf(download, '1.0.1')).toMatch(/signed by 0 of the 1/);
      await site.publish(download, '1.0.2', [site.keys.team]);
      expect(await problemOf(download, '1.0.2')).toBeNull();
      const genuine = site.storage.bodies.get(signatureKey({ name: download, version: '1.0.2' }, site.keys.team.id));
      site.storage.bodies.set(
        signatureKey({ name: download, version: '1.0.1' }, site.keys.team.id),
        genuine ?? Buffer.from(''),
      );
      expect(await problemOf(download, '1.0.1')).toMatch(/a signature is of other content/);
    });

    it('is refused where it stands in the place of a signed one', async () => {
      await site.publish(download, '1.0.0', [site.keys.team]);
      const key = releaseFileKey({ name: download, version: '1.0.0' });
      site.storage.bodies.set(key, releaseFile(download, '1.0.0', 'changed'));
      expect(await problemOf(download, '1.0.0')).toMatch(/a signature is of other content/);
      site.storage.bodies.set(key, releaseFile(download, '0.9.0', 'as built'));
      expect(await problemOf(download, '1.0.0')).toMatch(/is that of remote-download@0\.9\.0/);
    });
  });

  describe('with a forged pointer', () => {
    it('is refused where nobody signed it, a stranger, a team, or two', async () => {
      const genuine = site.revision(site.keys.promoter);
      expect(await revisionProblemOf(genuine)).toBeNull();
      expect(await revisionProblemOf({ ...genuine, signatures: [] })).toMatch(/has 0 signatures/);
      expect(await revisionProblemOf(site.revision(stranger))).toMatch(/no key that trust 1 knows/);
      expect(await revisionProblemOf(site.revision(site.keys.team))).toMatch(/whose key may not promote/);
      const twice = sign(genuine.signed, [site.keys.promoter, stranger]);
      expect(await revisionProblemOf(twice)).toMatch(/has 2 signatures/);
    });

    it('is refused also where the trust was changed since', async () => {
      const forged = site.append(site.revision(site.keys.team));
      await site.change((now) => addKey(now, 'promote', namedKey(site.keys.team)));
      expect(await revisionProblemOf(forged)).toMatch(/whose key may not promote$/);
    });

    it('is refused where it says something else than what was signed', async () => {
      const genuine = site.revision(site.keys.promoter);
      const changed = { ...genuine.signed, withdrawn: ['remote-download@1.0.0'] };
      expect(await revisionProblemOf({ ...genuine, signed: changed })).toMatch(/signed by no key/);
    });
  });

  it('with a mix of two revisions is refused: neither signature nor composition of one fits the other', async () => {
    const [one, two] = ['one', 'two'].map((text) => {
      const bytes = Buffer.from(text);
      const stable = { id: text, sha256: sha256Of(bytes) };
      return { bytes, stable, revision: site.revision(site.keys.promoter, undefined, { stable }) };
    });
    if (!one || !two) throw new Error('two are made');
    expect(compositionProblem(one.stable, one.bytes)).toBeNull();
    expect(compositionProblem(one.stable, two.bytes)).toMatch(/is not the one that the revision names/);
    const mixed = { signed: one.revision.signed, signatures: two.revision.signatures };
    expect(await revisionProblemOf(mixed)).toMatch(/signed by no key/);
  });

  describe('an attacker who plays an older pointer again', () => {
    const marked = (document: Signed<Revision>) => ({
      number: document.signed.number,
      sha256: sha256Of(encodeSigned(document)),
    });

    it('is refused under another number, and without what came before', () => {
      const first = site.append(site.revision(site.keys.promoter));
      const second = site.append(site.revision(site.keys.promoter));
      const before = { revision: second.signed, sha256: marked(second).sha256 };
      expect(orderProblem(first.signed, before)).toMatch(/Expected revision 3, found 1/);
      const third = site.revision(site.keys.promoter);
      expect(orderProblem(third.signed, before)).toBeNull();
      const elsewhere = { revision: { ...second.signed, by: 'another' }, sha256: sha256Of(Buffer.from('another')) };
      expect(orderProblem(third.signed, elsewhere)).toMatch(/does not follow/);
      expect(orderProblem(third.signed, { ...before, revision: { ...second.signed, trust: 2 } })).toMatch(/older one/);
    });

    it('is refused by a machine that saw a newer one, also after a restart', async () => {
      const first = site.append(site.revision(site.keys.promoter));
      const second = site.append(site.revision(site.keys.promoter));
      await site.log();
      await site.memory.sawRevision(marked(second));
      await site.restarted();
      expect(site.memory.revisionProblem(marked(second))).toBeNull();
      expect(site.memory.revisionProblem(marked(first))).toMatch(/ends at revision 1, and 2 was seen/);
      expect(site.memory.revisionProblem(null)).toMatch(/ends at revision 0/);
      const other = site.revision(site.keys.promoter, undefined, { number: 2, by: 'another' });
      expect(site.memory.revisionProblem(marked(other))).toMatch(/another one than was seen/);
    });

    it('is refused by a machine that saw nothing, as far as the trust knows', async () => {
      const first = site.append(site.revision(site.keys.promoter));
      const second = site.append(site.revision(site.keys.promoter));
      const trust = await site.change((now) => ({ ...now, freshness: 8 }));
      expect(headProblem(marked(second), trust)).toBeNull();
      expect(headProblem(marked(first), trust)).toMatch(/trust 2 knows 2: revisions were taken away/);
      const other = site.revision(site.keys.promoter, undefined, { number: 2, by: 'another' });
      expect(headProblem(marked(other), trust)).toMatch(/it was replaced/);
    });

    it('is refused with the trust files, which nobody takes away unseen', async () => {
      await site.change((now) => addKey(now, 'promote', namedKey(stranger)));
      await site.log();
      site.storage.bodies.delete(trustKey(2));
      await expect(site.log()).rejects.toThrow(/trust\/2\.json was seen and is not in the store any more/);
      await expect(site.restarted()).rejects.toThrow(/trust\/2\.json was seen/);
    });
  });

  it('freezing the site at one revision raises an alarm, until somebody confirms it', async () => {
    const { newest } = await site.log();
    const { signed: head } = site.revision(site.keys.promoter);
    expect(freshnessAlarm(head, newest, new Date('2026-11-08T12:00:00Z'))).toBeNull();
    expect(freshnessAlarm(head, newest, new Date('2026-11-08T12:00:01Z'))).toMatch(/is 7 days old/);
    expect(freshnessAlarm(head, newest, new Date('2026-10-31T12:00:00Z'))).toMatch(/in the future/);
    expect(freshnessAlarm(head, { ...newest, freshness: 0 }, new Date('2036-11-01T12:00:00Z'))).toBeNull();
    const confirmed = site.revision(site.keys.promoter, { kind: 'confirm' }, { at: '2026-11-08T12:00:00Z' });
    expect(await revisionProblemOf(confirmed)).toBeNull();
    expect(freshnessAlarm(confirmed.signed, newest, new Date('2026-11-08T12:00:01Z'))).toBeNull();
  });

  it('with the key of another package is refused', async () => {
    await site.publish(download, '1.0.0', [site.keys.others]);
    expect(await problemOf(download, '1.0.0')).toMatch(/signed by 0 of the 1/);
    await site.publish('remote-nobody', '1.0.0', [site.keys.others]);
    expect(await problemOf('remote-nobody', '1.0.0')).toMatch(/has no team .* keys add remote-nobody/);
  });

  describe('with the stolen key of a team', () => {
    it('makes nothing live, and signs for no other package', async () => {
      for (const kind of ['promote', 'confirm'] as const) {
        const action = kind === 'confirm' ? { kind } : { kind, releases: {}, again: false };
        expect(await revisionProblemOf(site.revision(site.keys.team, action))).toMatch(/may not promote/);
      }
      const back = site.revision(site.keys.team, { kind: 'rollback', package: null, to: null });
      expect(await revisionProblemOf(back)).toMatch(/may not rollback/);
      const out = site.revision(site.keys.team, { kind: 'withdraw', release: 'remote-community@1.0.0' });
      expect(await revisionProblemOf(out)).toMatch(/may not withdraw/);
      await site.publish(community, '1.0.0', [site.keys.team]);
      expect(await problemOf(community, '1.0.0')).toMatch(/signed by 0 of the 1/);
    });

    it('releases nothing more once it is revoked; what was live by then stays', async () => {
      await site.publish(download, '1.0.0', [site.keys.team]);
      site.append(site.revision(site.keys.promoter), [{ name: download, version: '1.0.0' }]);
      const team = keyOf('new download key');
      await site.change((now) => addKey(now, download, namedKey(team)));
      await revoke(site.keys.team, 1);
      await site.publish(download, '1.0.1', [site.keys.team]);
      expect(await problemOf(download, '1.0.0')).toBeNull();
      expect(await problemOf(download, '1.0.1')).toMatch(/the key of download team is revoked/);
      // A release may say of itself what it likes, even that it has the digest of the one that is live.
      const { digest } = JSON.parse(releaseFile(download, '1.0.0', 'as built').toString()) as { digest: string };
      const lie = JSON.parse(releaseFile(download, '1.0.2', 'evil').toString()) as object;
      const file = Buffer.from(JSON.stringify({ ...lie, digest }));
      site.storage.bodies.set(releaseFileKey({ name: download, version: '1.0.2' }), file);
      await signRelease(site.storage, file, [site.keys.team]);
      expect(await problemOf(download, '1.0.2')).toMatch(/is revoked/);
      await site.publish(download, '1.0.1', [team]);
      expect(await problemOf(download, '1.0.1')).toBeNull();
    });
  });

  describe('with the stolen key of a promoter', () => {
    it('makes no release of its own live', async () => {
      await site.publish(download, '6.6.6', [site.keys.promoter]);
      expect(await problemOf(download, '6.6.6')).toMatch(/signed by 0 of the 1/);
      await expect(
        site.change((now) => addKey(now, download, namedKey(site.keys.promoter)), [site.keys.promoter]),
      ).rejects.toThrow(/by no root key/);
    });

    it('is not believed from the revision on since which it is revoked', async () => {
      const good = site.append(site.revision(site.keys.promoter));
      const bad = site.append(site.revision(site.keys.promoter));
      const other = keyOf('second promoter');
      await site.change((now) =>
        ['promote', 'rollback', 'withdraw'].reduce((trust, role) => addKey(trust, role, namedKey(other)), now),
      );
      await revoke(site.keys.promoter, 1);
      expect(await revisionProblemOf(good)).toBeNull();
      expect(await revisionProblemOf(bad)).toMatch(/is revoked from revision 2 on \(stolen\)/);
      // An older trust document knows the key, and naming it does not help.
      expect(await revisionProblemOf(site.revision(site.keys.promoter, undefined, { trust: 1 }))).toMatch(/is revoked/);
      expect(await revisionProblemOf(site.revision(other, undefined, { trust: 3 }))).toBeNull();
    });

    it('signs nothing more where its role was taken away, whichever trust document it names', async () => {
      const before = site.append(site.revision(site.keys.promoter));
      const other = keyOf('second promoter');
      await site.change((now) => removeKey(addKey(now, 'promote', namedKey(other)), 'promote', site.keys.promoter.id));
      expect(await revisionProblemOf(before)).toBeNull();
      const late = site.revision(site.keys.promoter, undefined, { trust: 1 });
      expect(await revisionProblemOf(late)).toMatch(/may not promote since trust 2/);
      const unknown = site.revision(site.keys.promoter, undefined, { trust: 9 });
      expect(await revisionProblemOf(unknown)).toMatch(/made by trust document 9/);
    });
  });

  describe('of the root keys', () => {
    it('with one of three changes nothing where two are asked for; with one lost, two go on', async () => {
      const three = await SignedSite.make(2, 3);
      const [first, second, third] = three.keys.roots;
      if (!first || !second || !third) throw new Error('three are made');
      const add = () => three.change((now) => addKey(now, 'promote', namedKey(stranger)), [first]);
      await expect(add()).rejects.toThrow(/it has 1 of the 2 that trust 1 asks for/);
      const replaced = keyOf('replaced root');
      const revocation = { at: '2026-11-02T12:00:00Z', reason: 'lost', revision: 0, releases: [] };
      await three.change((now) => rotateKey(now, third.id, namedKey(replaced), revocation), [first, second]);
      await three.change((now) => addKey(now, 'promote', namedKey(stranger)), [replaced, first]);
      expect((await three.restarted()).newest.number).toBe(3);
      await expect(three.change((now) => ({ ...now, freshness: 1 }), [third, first])).rejects.toThrow(/by no root key/);
      await three.remove();
    });

    it('after the loss of all root keys one begins anew, and each page server decides by a pin', async () => {
      const { documents, newest } = await site.log();
      const fresh = keyOf('fresh root');
      const anew = {
        ...newest,
        number: 2,
        previous: documents[0]?.sha256 ?? null,
        keys: { ...newest.keys, [fresh.id]: namedKey(fresh).key },
        roles: { ...newest.roles, root: { keys: [fresh.id], threshold: 1 } },
      };
      const document = sign(anew, [fresh]);
      await putTrust(site.storage, document);
      const unpinned = await site.restarted();
      expect([unpinned.newest.number, unpinned.problem]).toEqual([1, expect.stringMatching(/trust\/2\.json/)]);
      const pinned = await site.restarted(sha256Of(encodeSigned(document)));
      expect([pinned.newest.number, pinned.problem]).toEqual([2, null]);
      expect((await site.restarted()).newest.number).toBe(2);
    });

    it('cannot put another root into the place of the first', async () => {
      const { documents } = await site.log();
      const other = await SignedSite.make();
      site.storage.bodies.set(trustKey(1), other.storage.bodies.get(trustKey(1)) ?? Buffer.from(''));
      await expect(site.log()).rejects.toThrow(/is another one than was seen/);
      const elsewhere = await openMemory(`${site.folder}/other`, documents[0]?.sha256 ?? '', []);
      await expect(readTrust(site.storage, elsewhere)).rejects.toThrow(/not the one that TRUST_ROOT names/);
      await other.remove();
    });
  });
});
