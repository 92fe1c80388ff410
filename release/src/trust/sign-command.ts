import { TrustError } from '@shared/store/trust/errors';
import { type KeysContext, baseOf, keysAtHand } from './keys-context';
import {
  type ReleaseName,
  releaseFileKey,
  releaseProblemOf,
  signRelease,
} from '@shared/store/trust/release-signatures';
import { teamKeys } from '@shared/store/trust/rights';
import { setThreshold } from '@shared/store/trust/trust-changes';

/** `release -- sign <name>@<version>`: adds the signatures of who runs it to a release that is in the store. */
export async function signCommand(context: KeysContext, release: ReleaseName): Promise<void> {
  const { storage, answer } = context;
  const what = `${release.name}@${release.version}`;
  const { log } = await baseOf(context);
  const keys = teamKeys(log.newest, release.name, await keysAtHand(context));
  const file = await storage.get(releaseFileKey(release));
  if (!file) throw new TrustError('UnverifiedError', `${what} is not in ${storage.place}: publish it first`);
  const stored = { ...release, releaseFile: file.body };
  const nobody = await releaseProblemOf(storage, stored, setThreshold(log.newest, release.name, 1));
  // Anybody who can write the store could have put anything there: nobody signs what nobody of the team vouches for.
  if (nobody !== null)
    throw new TrustError(
      'UnverifiedError',
      `Nobody of its team signed ${what} as it is in the store: publish it from its sources, which compares and signs`,
    );
  const added = await signRelease(storage, file.body, keys);
  const problem = await releaseProblemOf(storage, stored, log.newest);
  const owners = keys.map(({ owner }) => owner).join(', ');
  answer({ ...release, added, complete: problem === null, problem }, [
    added.length > 0 ? `${what} is signed by ${owners}` : `${what} was signed by ${owners} already`,
    problem ?? 'it has all signatures that it needs',
  ]);
}
