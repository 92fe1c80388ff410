import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sign } from './sign';
import { encodeSigned } from './signed-document';
import { SignedSite, keyOf, namedKey, openMemory, storedTrust } from './testing/signed-site';
import { addKey, following, removeKey } from './trust-changes';
import { appendTrust, readTrust, trustAt, trustKey } from './trust-log';
import type { Trust } from '@shared/contract/release';

describe('the trust of a store', () => {
  let site: SignedSite;
  beforeEach(async () => (site = await SignedSite.make()));
  afterEach(() => site.remove());

  const bob = keyOf('bob');

  it('is pinned at first use, and says so once', async () => {
    const { documents } = await site.log();
    await site.change((trust) => addKey(trust, 'promote', namedKey(bob)));
    await site.restarted();
    expect(site.said).toEqual([
      `From now on this machine believes the trust whose document 1 has the SHA-256 ${documents[0]?.sha256 ?? ''}: TRUST_ROOT pins it`,
    ]);
    expect(site.memory.trust?.number).toBe(2);
  });

  it('holds every document by its number, and goes on from those that are known', async () => {
    const known = await site.log();
    await site.change((trust) => addKey(trust, 'promote', namedKey(bob)));
    const log = await readTrust(site.storage, site.memory, known);
    expect([trustAt(log, 1)?.number, trustAt(log, 2), trustAt(log, 3)]).toEqual([1, log.newest, null]);
  });

  it('is pinned by any of its documents', async () => {
    await site.change((trust) => addKey(trust, 'promote', namedKey(bob)));
    const { documents } = await site.log();
    for (const { sha256 } of documents)
      expect((await readTrust(site.storage, await openMemory(`${site.folder}/pin`, sha256, []))).newest.number).toBe(2);
    const foreign = await openMemory(`${site.folder}/foreign`, 'ab'.repeat(32), []);
    await expect(readTrust(site.storage, foreign)).rejects.toThrow(/not the one that TRUST_ROOT names/);
  });

  it('ends with the last document that is believed, and says why', async () => {
    const { newest, documents } = await site.log();
    const [last] = documents;
    if (!last) throw new Error('there is one');
    const next = following(last, { ...newest, freshness: 1 }, site.moment());
    const put = async (trust: Trust, keys = site.keys.roots) => {
      site.storage.bodies.set(trustKey(2), encodeSigned(sign(trust, keys)));
      const log = await site.log();
      return [log.newest.number, log.problem];
    };
    expect(await put(next, [])).toEqual([1, expect.stringMatching(/it has 0 of the 1 that trust 1 asks for/)]);
    expect(await put(next, [...site.keys.roots, bob])).toEqual([1, expect.stringMatching(/by no root key/)]);
    expect(await put({ ...next, number: 3 })).toEqual([1, expect.stringMatching(/says that it is number 3/)]);
    expect(await put({ ...next, previous: 'ab'.repeat(32) })).toEqual([1, expect.stringMatching(/does not follow/)]);
    const misnamed = { ...next.keys, [bob.id]: { public: site.keys.team.public, owner: 'bob' } };
    expect(await put({ ...next, keys: misnamed })).toEqual([1, expect.stringMatching(/by another name than its own/)]);
    const unknown = { ...next.roles, promote: [bob.id] };
    expect(await put({ ...next, roles: unknown })).toEqual([1, expect.stringMatching(/that it does not hold/)]);
    const revoked = { [site.keys.team.id]: { at: next.at, reason: 'lost', revision: 0, releases: [] } };
    expect(await put({ ...next, revoked })).toEqual([1, expect.stringMatching(/that it revokes/)]);
    const none = { ...next.roles, root: { ...next.roles.root, threshold: 0 } };
    expect(await put({ ...next, roles: none })).toEqual([1, expect.stringMatching(/roles\.root\.threshold/)]);
    expect(await put(next)).toEqual([2, null]);
  });

  it('asks a new root key for its own signature', async () => {
    const change = (trust: Trust) =>
      removeKey(addKey(trust, 'root', namedKey(bob)), 'root', site.keys.roots[0]?.id ?? '');
    await expect(site.change(change)).rejects.toThrow(/it has 0 of the 1 that it asks for itself/);
    await expect(site.change(change, [bob])).rejects.toThrow(/0 of the 1 that trust 1 asks for/);
    expect((await site.change(change, [...site.keys.roots, bob])).roles.root.keys).toEqual([bob.id]);
  });

  it('is changed by one of two who change it at once', async () => {
    const log = await site.log();
    const [last] = log.documents;
    if (!last) throw new Error('there is one');
    const signed = (freshness: number) =>
      sign(following(last, { ...log.newest, freshness }, site.moment()), site.keys.roots);
    const both = await Promise.allSettled([1, 2].map((days) => appendTrust(site.storage, log, signed(days))));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringMatching(/written by somebody else meanwhile/) as string },
    });
  });

  it('is missing in a store that has none, which says what to do', async () => {
    site.storage.bodies.clear();
    const fresh = await openMemory(`${site.folder}/fresh`, null, []);
    await expect(readTrust(site.storage, fresh)).rejects.toThrow(/has no trust file: make a key with .*keys make/);
    const pinned = await openMemory(`${site.folder}/fresh`, 'ab'.repeat(32), []);
    await expect(readTrust(site.storage, pinned)).rejects.toThrow(/has no trust file/);
  });

  it('drops keys that are in no role', async () => {
    await site.change((trust) => addKey(trust, 'promote', namedKey(bob)));
    const { keys } = await site.change((trust) => removeKey(trust, 'promote', bob.id));
    expect(keys[bob.id]).toBeUndefined();
  });
});

describe('the memory of a machine', () => {
  let site: SignedSite;
  beforeEach(async () => (site = await SignedSite.make()));
  afterEach(() => site.remove());
  const mark = (number: number) => ({ number, sha256: number.toString(16).padStart(64, '0') });

  it('goes forwards alone, for all processes of the machine', async () => {
    const [one, two] = [await openMemory(site.folder, null, []), await openMemory(site.folder, null, [])];
    await one.sawRevision(mark(7));
    await two.sawRevision(mark(5));
    await two.sawTrust(mark(2));
    const later = await openMemory(site.folder, null, []);
    expect([later.revision, later.trust]).toEqual([mark(7), mark(2)]);
  });

  it('is kept by the process where it cannot be written, and a sentence says so', async () => {
    const said: string[] = [];
    await writeFile(path.join(site.folder, 'file'), '');
    const memory = await openMemory(path.join(site.folder, 'file'), 'ab'.repeat(32), said);
    await memory.sawRevision(mark(3));
    expect(memory.revision).toEqual(mark(3));
    expect(said).toEqual([expect.stringMatching(/seen\.json cannot be written .*forgotten when this process ends/)]);
  });

  it('is not guessed where its file was damaged', async () => {
    await mkdir(path.join(site.folder, 'damaged'));
    await writeFile(path.join(site.folder, 'damaged/seen.json'), '{');
    await expect(openMemory(path.join(site.folder, 'damaged'), null, [])).rejects.toThrow(
      /says nothing that can be read/,
    );
  });

  it('is a file that people can read', async () => {
    await site.log();
    const { documents } = await site.log();
    const text = await readFile(path.join(site.folder, 'seen.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ trust: { number: 1, sha256: documents[0]?.sha256 }, revision: null });
    expect(encodeSigned(storedTrust(site.storage, 1)).toString()).not.toContain('\n');
  });
});
