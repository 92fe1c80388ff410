import type { Revision, RevisionAction, Signed } from '@shared/contract/release';
import { following } from '@shared/store/ledger/following';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { decidedOn } from '@shared/store/trust/decided-on';
import { refusalWords } from './refusal-words';
import type { Snapshot } from './use-canary';

export type Head = NonNullable<Snapshot['headDocument']>;

/** The key of somebody who releases, for as long as this page needs it: the browser signs with it, and gives it to nobody. */
export interface PageKey {
  /** SHA-256 of its public half, hexadecimal. */
  id: string;
  owner: string;
  secret: CryptoKey;
}

/** Reads a key file as the release tool keeps it (shared/store/src/trust/keys.ts); throws a sentence where it is none. */
export async function readKey(pem: string): Promise<PageKey> {
  const [, base64 = ''] = /-----BEGIN PRIVATE KEY-----([\w+/=\s]+)-----END PRIVATE KEY-----/.exec(pem) ?? [];
  const [, owner = '密钥的主人'] = /^owner: (.+)$/m.exec(pem) ?? [];
  // A page that is not secure has none.
  const { subtle } = crypto as Partial<Crypto>;
  try {
    if (!subtle) throw new DOMException('', 'NotSupportedError');
    const bytes = bytesOf(base64);
    const read = (extractable: boolean) => subtle.importKey('pkcs8', bytes, 'Ed25519', extractable, ['sign']);
    // Only what can be read says which public half it has; it is forgotten at once.
    const { x = '' } = await subtle.exportKey('jwk', await read(true));
    const hash = await subtle.digest('SHA-256', bytesOf(x.replaceAll('-', '+').replaceAll('_', '/')));
    const id = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    return { id, owner, secret: await read(false) };
  } catch (error) {
    throw new Error(
      (error as Error).name === 'NotSupportedError'
        ? '这个浏览器不能用 Ed25519 签名，请换一个新的浏览器（页面要用 https 打开），或者用命令。'
        : '这个文件不是密钥，请选 KEYS_DIR 里的 .pem 文件。',
      { cause: error },
    );
  }
}

/** The next revision on a head, signed: it decides about a canary, and does nothing else. */
export async function signDecision(
  head: Head,
  { action, reason, key }: { action: RevisionAction; reason: string; key: PageKey },
): Promise<Signed<Revision>> {
  const decided = decidedOn(head.revision, action);
  if (!decided) throw new Error('这个试行版已经没有了，请重新载入。');
  // The ledger takes one line.
  const decision = { ...decided, by: key.owner, reason: reason.replaceAll(/\p{Cc}+/gu, ' ') };
  const signed = following(head, decision, head.trust, new Date());
  const bytes = new TextEncoder().encode(canonicalJson(signed));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key.secret, bytes));
  return { signed, signatures: [{ key: key.id, signature: btoa(String.fromCharCode(...signature)) }] };
}

/** Sends it to the site, whose composer writes it into the ledger; throws a sentence where it does not. */
export async function sendDecision(decision: Signed<Revision>): Promise<void> {
  const answer = await fetch(new URL('../releases/decisions', location.origin + location.pathname), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  }).catch(() => null);
  if (answer?.ok) return;
  const { problem = '' } = ((await answer?.json().catch(() => null)) ?? {}) as { problem?: string };
  throw new Error(refusalWords(answer?.status ?? 0, problem));
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
}
