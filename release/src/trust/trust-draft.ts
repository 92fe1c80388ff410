import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Signed, Trust } from '@shared/contract/release';
import { trustSchema } from '@shared/contract/release/trust-schemas';
import { canonicalJson } from '@shared/store/trust/canonical-json';
import { describeChange, describeTrust } from '@shared/store/trust/describe-trust';
import { TrustError } from '@shared/store/trust/errors';
import { type Base, type KeysContext, argument, baseIfAny, keysAtHand } from './keys-context';
import { sign, signAlso } from '@shared/store/trust/sign';
import { decodeSigned, encodeSigned } from '@shared/store/trust/signed-document';
import { missingSignatures } from '@shared/store/trust/trust-document';
import { appendTrust, putTrust, readTrust, trustKey } from '@shared/store/trust/trust-log';
import { sha256Of } from '@shared/store/sha256';

/** Signs a new document with the root keys at hand: appends it where they are enough, leaves a draft for the others where not. */
export async function signAndAppend(context: KeysContext, trust: Trust, before: Base | null): Promise<void> {
  const { keys } = await keysAtHand(context);
  const signed = sign(
    trust,
    keys.filter(({ id }) => isRootKey(id, trust, before)),
  );
  const changes = before ? describeChange(before.log.newest, trust) : describeTrust(trust, new Set());
  // The old root keys are asked for nothing after a loss: who serves the site decides, by a pin.
  const missing = missingSignatures(signed, context.options.again ? null : (before?.log.newest ?? null));
  if (missing === null) {
    await append(context, signed, before);
    return;
  }
  const file = path.resolve(context.options.out ?? path.join(context.draftsDir, `trust-${trust.number}.draft.json`));
  await writeDraft(file, signed);
  context.answer({ draft: file, missing, changes }, [
    ...changes,
    `Not in the store yet, since ${missing}: ${file}`,
    `Each further holder of a root key runs "npm run release -- keys sign <that file>", the last one "keys apply <that file>"`,
  ]);
}

/** `keys sign <draft>`: adds the signatures of the root keys at hand. */
export async function signDraft(context: KeysContext): Promise<void> {
  const file = argument(context.arguments[1], 'keys sign <draft>');
  const draft = await readDraft(file);
  const before = await baseIfAny(context);
  refuseOther(draft.signed, before);
  const mine = await keysAtHand(context);
  const keys = mine.keys.filter(({ id }) => isRootKey(id, draft.signed, before));
  if (keys.length === 0)
    throw new TrustError(
      'NoRightError',
      `None of the keys in ${mine.folder} is a root key of this draft: run it where one lies, or say where with KEYS_DIR`,
    );
  const signed = signAlso(draft, keys);
  await writeDraft(file, signed);
  const missing = missingSignatures(signed, context.options.again ? null : (before?.log.newest ?? null));
  const changes = before
    ? describeChange(before.log.newest, draft.signed)
    : describeTrust(draft.signed, new Set(mine.keys.map(({ id }) => id)));
  context.answer({ draft: file, missing, changes }, [
    ...changes,
    `signed by ${keys.map(({ owner }) => owner).join(', ')}: ${missing ?? 'it has all signatures, "keys apply" puts it into the store'}`,
  ]);
}

/** `keys apply <draft>`: puts a draft into the store that has all its signatures. */
export async function applyDraft(context: KeysContext): Promise<void> {
  const draft = await readDraft(argument(context.arguments[1], 'keys apply <draft>'));
  const before = await baseIfAny(context);
  refuseOther(draft.signed, before);
  await append(context, draft, before);
}

async function append(context: KeysContext, signed: Signed<Trust>, before: Base | null): Promise<void> {
  const { storage, memory, options, answer } = context;
  const key = trustKey(signed.signed.number);
  const sha256 = sha256Of(encodeSigned(signed));
  const changes = before ? describeChange(before.log.newest, signed.signed) : describeTrust(signed.signed, new Set());
  if (before && options.again) {
    const missing = missingSignatures(signed, null);
    if (missing !== null)
      throw new TrustError('UnverifiedError', `${key} is not signed by enough root keys: ${missing}`);
    await putTrust(storage, signed);
    answer({ trust: signed.signed.number, sha256, changes }, [
      ...changes,
      `${key} is in the store, and nobody believes it yet: set TRUST_ROOT=${sha256} here and at every page server`,
    ]);
    return;
  }
  await appendTrust(storage, before?.log ?? null, signed);
  await readTrust(storage, memory);
  answer({ trust: signed.signed.number, sha256, changes }, [
    ...changes,
    ...(before
      ? [`${key} is in the store`]
      : [`${key} is in the store; page servers pin it with TRUST_ROOT=${sha256}`]),
  ]);
}

function isRootKey(id: string, trust: Trust, before: Base | null): boolean {
  return trust.roles.root.keys.includes(id) || (before?.log.newest.roles.root.keys.includes(id) ?? false);
}

/** Refuses a document that follows on something else than what the signer sees. */
function refuseOther({ number, previous }: Trust, before: Base | null): void {
  const wanted = (before?.log.newest.number ?? 0) + 1;
  // A root key's holder may have no store beside it: then the draft is all there is to read.
  if (before ? number !== wanted || previous !== before.last.sha256 : number > 1 && previous === null)
    throw new TrustError(
      'TrustChangeError',
      `The draft is for ${trustKey(number)}, and ${trustKey(wanted)} is the next: make the change again`,
    );
}

async function readDraft(file: string): Promise<Signed<Trust>> {
  let draft: unknown;
  try {
    draft = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new TrustError('TrustChangeError', `${file} is no draft: ${(error as Error).message}`, { cause: error });
  }
  return decodeSigned(Buffer.from(canonicalJson(draft)), trustSchema, file);
}

async function writeDraft(file: string, draft: Signed<Trust>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(draft, null, 2)}\n`);
}
