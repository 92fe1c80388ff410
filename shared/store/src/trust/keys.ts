import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { TrustedKey } from '@shared/contract/release';
import { flushFolder } from '@shared/storage/flush-folder';
import { TrustError } from './errors';
import { keyIdOf, publicKeyOf } from './public-key';

/** A private key of whoever runs the tool, with its public half. */
export interface SigningKey extends TrustedKey {
  id: string;
  private: KeyObject;
}

const OTHERS = 0o077;
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Makes a key and keeps it as `<id>.pem` in the folder, readable by its user alone. */
export async function makeKey(folder: string, owner: string): Promise<SigningKey & { file: string }> {
  if (!/^[^\s=,][^=,\n\r]*$/.test(owner))
    throw new TrustError('KeyError', `${JSON.stringify(owner)} names no owner: write it like alice@laptop`);
  const { privateKey } = generateKeyPairSync('ed25519');
  const key = signingKey(privateKey, owner);
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const file = path.join(folder, `${key.id}.pem`);
  // Half of a key would be in the way of every command that signs; a name that begins with a dot is not looked at.
  const draft = path.join(folder, `.${key.id}.draft`);
  const handle = await open(draft, 'wx', PRIVATE_FILE);
  try {
    // Lines before the first of a PEM are for people.
    await handle.writeFile(`owner: ${owner}\n${privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()}`);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
  await flushFolder(folder);
  return { ...key, file };
}

/** Loads every key of the folder, in the order of their files; none where there is no such folder. */
export async function loadKeys(folder: string): Promise<SigningKey[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new TrustError('KeyError', `The keys in ${folder} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  });
  const files = names.filter((name) => name.endsWith('.pem') && !name.startsWith('.')).sort();
  const keys: SigningKey[] = [];
  for (const name of files) keys.push(await loadKey(path.join(folder, name)));
  return keys;
}

async function loadKey(file: string): Promise<SigningKey> {
  const text = await readPrivately(file);
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch (error) {
    throw new TrustError('KeyError', `${file} is no private key: it needs PKCS8 as PEM, without a passphrase`, {
      cause: error,
    });
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new TrustError('KeyError', `${file} is a key of another kind: make one with "keys make" (Ed25519)`);
  return signingKey(key, /^owner: (.+)$/m.exec(text)?.[1] ?? path.basename(file, '.pem'));
}

/** The file that is checked is the one that is read, not what has its name a moment later. */
async function readPrivately(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    throw new TrustError('KeyError', `${file} cannot be read by this user: ${(error as Error).message}`, {
      cause: error,
    });
  });
  try {
    const { mode, uid } = await handle.stat();
    // Windows has neither.
    const user = process.getuid?.();
    if (user !== undefined && uid !== user)
      throw new TrustError('KeyError', `${file} belongs to another user: chown ${user} ${file}`);
    if (user !== undefined && (mode & OTHERS) !== 0)
      throw new TrustError('KeyError', `${file} is open to other users: chmod 600 ${file}`);
    return await handle.readFile('utf8');
  } finally {
    await handle.close();
  }
}

/** A private key with its public half and its name. */
export function signingKey(key: KeyObject, owner: string): SigningKey {
  const publicKey = publicKeyOf(createPublicKey(key));
  return { id: keyIdOf(publicKey), public: publicKey, owner, private: key };
}
