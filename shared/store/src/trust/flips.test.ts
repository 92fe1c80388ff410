import { releaseStatementSchema, trustSchema } from '@shared/contract/release/trust-schemas';
import { releaseFileKey, releaseProblemOf, releaseSignatures, signatureKey } from './release-signatures';
import { decodeSigned, encodeSigned } from './signed-document';
import { SignedSite, download, keyOf, namedKey, openMemory, storedTrust } from './testing/signed-site';
import { MemoryStorage } from './testing/memory-storage';
import { addKey } from './trust-changes';
import { type TrustLog, readTrust, trustKey } from './trust-log';

/** Flips one bit of each byte, another one from place to place; or those that are named. 5 is the case of a letter. */
function* flips(body: Buffer, bits: readonly number[] | 'one'): Iterable<{ at: number; flipped: Buffer }> {
  for (let at = 0; at < body.length; at += 1) {
    for (const bit of bits === 'one' ? [at % 8] : bits) {
      const flipped = Buffer.from(body);
      flipped.writeUInt8(body.readUInt8(at) ^ (1 << bit), at);
      yield { at, flipped };
    }
  }
}

const all = [0, 1, 2, 3, 4, 5, 6, 7];

describe('a byte that was changed in the store', () => {
  let site: SignedSite;
  beforeAll(async () => {
    // More signatures than are asked for: one that does not count any more is not overlooked either.
    site = await SignedSite.make(1, 2);
    await site.change((trust) => addKey(trust, 'promote', namedKey(keyOf('bob'))));
    await site.change((trust) => addKey(trust, 'rollback', namedKey(keyOf('carol'))));
  });
  afterAll(() => site.remove());

  it.each([
    ['the first trust document', 1, 'one' as const],
    ['one in the middle', 2, 'one' as const],
    ['the newest', 3, [0, 2, 5]],
  ])('is seen anywhere in %s, by whom it is new to', async (_what, number, bits) => {
    const body = encodeSigned(storedTrust(site.storage, number));
    const { documents } = await site.log();
    const before = documents.slice(0, number - 1);
    const last = before.at(-1);
    const known: TrustLog | null = last ? { documents: before, newest: last.document.signed, problem: null } : null;
    const memory = await openMemory(`${site.folder}/${number}`, null, []);
    if (last) await memory.sawTrust({ number: number - 1, sha256: last.sha256 });
    const storage = new MemoryStorage();
    for (const [key, value] of site.storage.bodies) storage.bodies.set(key, value);
    const accepted: number[] = [];
    for (const { at, flipped } of flips(body, bits)) {
      storage.bodies.set(trustKey(number), flipped);
      const log = await readTrust(storage, memory, known).catch(() => null);
      if (log && (log.documents.length >= number || log.problem === null)) accepted.push(at);
    }
    expect(accepted).toEqual([]);
    storage.bodies.set(trustKey(number), body);
    expect((await readTrust(storage, memory, known)).documents).toHaveLength(3);
  });

  it('is seen anywhere in a signature of a release', async () => {
    const { newest } = await site.log();
    const release = { name: download, version: '1.0.0' };
    const file = await site.publish(download, '1.0.0', [site.keys.team]);
    const key = signatureKey(release, site.keys.team.id);
    const body = site.storage.bodies.get(key) ?? Buffer.from('');
    const accepted: number[] = [];
    for (const { at, flipped } of flips(body, all)) {
      site.storage.bodies.set(key, flipped);
      if ((await releaseProblemOf(site.storage, { ...release, releaseFile: file }, newest)) === null) accepted.push(at);
    }
    expect(accepted).toEqual([]);
    const signed = decodeSigned(body, releaseStatementSchema, key);
    const more = { ...signed, signatures: [...signed.signatures, { key: 'junk', signature: 'junk' }] };
    site.storage.bodies.set(key, encodeSigned(more));
    expect(await releaseSignatures(site.storage, release, newest)).toEqual([]);
    site.storage.bodies.set(key, body);
    expect(await releaseSignatures(site.storage, release, newest)).toHaveLength(1);
  });

  it('is seen anywhere in the description of a release', async () => {
    const { newest } = await site.log();
    const file = await site.publish(download, '1.0.1', [site.keys.team]);
    const key = releaseFileKey({ name: download, version: '1.0.1' });
    const accepted: number[] = [];
    for (const { at, flipped } of flips(file, 'one')) {
      site.storage.bodies.set(key, flipped);
      const asked = { name: download, version: '1.0.1', releaseFile: flipped };
      if ((await releaseProblemOf(site.storage, asked, newest)) === null) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });

  it('is seen where it is a blank, a name that stands twice, or another way to write the same', () => {
    const body = encodeSigned(storedTrust(site.storage, 1)).toString();
    for (const same of [
      ` ${body}`,
      `${body}\n`,
      body.replace('{', '{ '),
      body.replace('"schema":1', '"schema":2,"schema":1'),
      body.replace('"schema":1', '"schema":1.0'),
      body.replace('root 0', 'root\\u00200'),
    ]) {
      expect(JSON.parse(same)).toEqual(JSON.parse(body));
      expect(() => decodeSigned(Buffer.from(same), trustSchema, 'trust/1.json')).toThrow(
        /not written as it was signed/,
      );
    }
  });
});
