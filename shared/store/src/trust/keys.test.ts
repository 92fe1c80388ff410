import { generateKeyPairSync } from 'node:crypto';
import { chmod, mkdir, mkdtemp, rm, stat, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { loadKeys, makeKey } from './keys';
import { keyIdOf, parsePublicKey, verifyingKey } from './public-key';
import { sign } from './sign';
import { isMet, signersOf } from './verify';

describe('keys', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'keys-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('are made for their user alone, and read again with their owner', async () => {
    const made = await makeKey(path.join(folder, 'keys'), 'alice@laptop');
    expect((await stat(made.file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(made.file))).mode & 0o777).toBe(0o700);
    const [read, ...others] = await loadKeys(path.join(folder, 'keys'));
    expect(others).toEqual([]);
    expect(read).toMatchObject({ id: made.id, public: made.public, owner: 'alice@laptop' });
    expect(made.id).toBe(keyIdOf(made.public));
    const signed = sign({ type: 'test' }, read ? [read] : []);
    expect([...signersOf(signed, { [made.id]: made })]).toEqual([made.id]);
  });

  it('are none where there is no folder, and nothing but PEM files', async () => {
    expect(await loadKeys(path.join(folder, 'none'))).toEqual([]);
    await writeFile(path.join(folder, 'notes.txt'), 'no key');
    expect(await loadKeys(folder)).toEqual([]);
  });

  it.each([0o640, 0o604, 0o660, 0o777])(
    'are refused with the mode %o, with the command that sets it right',
    async (mode) => {
      const { file } = await makeKey(folder, 'alice');
      await chmod(file, mode);
      await expect(loadKeys(folder)).rejects.toThrow(`${file} is open to other users: chmod 600 ${file}`);
      await chmod(file, 0o400);
      expect(await loadKeys(folder)).toHaveLength(1);
    },
  );

  it('are refused where they belong to somebody else, also behind a link', async () => {
    const { file } = await makeKey(path.join(folder, 'of another'), 'alice');
    const getuid = jest.spyOn(process, 'getuid').mockReturnValue(4711);
    await mkdir(path.join(folder, 'mine'));
    await symlink(file, path.join(folder, 'mine/alice.pem'));
    await expect(loadKeys(path.join(folder, 'mine'))).rejects.toThrow(/belongs to another user: chown 4711 /);
    getuid.mockRestore();
  });

  it('are refused where they are something else', async () => {
    const write = async (text: string) => writeFile(path.join(folder, 'a.pem'), text, { mode: 0o600 });
    await write('no key');
    await expect(loadKeys(folder)).rejects.toThrow(/a\.pem is no private key: it needs PKCS8 as PEM/);
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    await write(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString());
    await expect(loadKeys(folder)).rejects.toThrow(/a key of another kind: make one with "keys make"/);
    await expect(makeKey(folder, 'alice=bob')).rejects.toThrow(/names no owner/);
  });

  it('are handed on as a line with their owner', async () => {
    const { id, public: bytes } = await makeKey(folder, 'alice@laptop');
    expect(parsePublicKey(`alice@laptop=${bytes}`)).toEqual({ id, key: { public: bytes, owner: 'alice@laptop' } });
    expect(parsePublicKey(bytes, 'bob')).toEqual({ id, key: { public: bytes, owner: 'bob' } });
    expect(() => parsePublicKey(bytes)).toThrow('--owner');
    expect(() => parsePublicKey('alice@laptop')).toThrow('is no public key');
    expect(verifyingKey(bytes.slice(1))).toBeNull();
  });
});

describe('a role', () => {
  const document = { type: 'test', says: 'this' };
  const [a, b] = ['a', 'b'].map((owner) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('base64');
    return { id: keyIdOf(bytes), public: bytes, owner, private: privateKey };
  });
  if (!a || !b) throw new Error('two are made');
  const keys = { [a.id]: a, [b.id]: b };
  const met = (signatures: readonly { key: string; signature: string }[], threshold = 2) =>
    isMet({ keys: [a.id, b.id, a.id], threshold }, signersOf({ signed: document, signatures }, keys));
  const { signatures } = sign(document, [a, b]);
  const [byA = { key: '', signature: '' }, byB = { key: '', signature: '' }] = signatures;

  it('counts each key once, whatever else is there', () => {
    expect(met(signatures)).toBe(true);
    expect(met([byA])).toBe(false);
    expect(met([byA, byA])).toBe(false);
    expect(met([byA, { key: b.id, signature: byA.signature }])).toBe(false);
    expect(met([byA, { key: 'constructor', signature: byB.signature }])).toBe(false);
    expect(met([byA, { key: b.id.toUpperCase(), signature: byB.signature }])).toBe(false);
    expect(met([{ key: 'junk', signature: 'junk' }, ...signatures])).toBe(true);
  });

  it('counts a signature in one way of writing alone', () => {
    const last = byB.signature.at(-3) ?? '';
    const sameBytes = `${byB.signature.slice(0, -3)}${String.fromCharCode(last.charCodeAt(0) + 1)}==`;
    expect(Buffer.from(sameBytes, 'base64').equals(Buffer.from(byB.signature, 'base64'))).toBe(true);
    expect(met([byA, { ...byB, signature: sameBytes }])).toBe(false);
    expect(met([byA, { ...byB, signature: byB.signature.replace('==', '') }])).toBe(false);
    expect(met([byA, { ...byB, signature: `${byB.signature} ` }])).toBe(false);
  });

  it('believes no key under the name of another', () => {
    const forged = { [a.id]: b };
    expect(signersOf({ signed: document, signatures: [{ ...byB, key: a.id }] }, forged).size).toBe(0);
  });

  it('holds for the document that was signed, and for no other kind', () => {
    for (const other of [
      { ...document, says: 'that' },
      { ...document, type: 'other' },
    ])
      expect(signersOf({ signed: other, signatures }, keys).size).toBe(0);
  });
});
