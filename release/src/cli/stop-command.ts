import { canariesOf } from '@shared/contract/release/canaries';
import { releaseNames } from '@shared/store/ledger/following';
import { ReleaseError } from '@shared/store/release-error';
import { stop } from '../promote/stop';
import { type CommandContext, deciderOf } from './command-context';

/** Ends the canary of a package: a key is enough that may do nothing else. */
export async function stopCommand(context: CommandContext): Promise<void> {
  const { store, answer } = context;
  const [name] = context.arguments;
  if (name === undefined) throw new ReleaseError('Name the package whose canary ends: stop <package>');
  const { canaries } = canariesOf((await store.ledger.head())?.revision);
  const canary = canaries.find(({ releases }) => Object.hasOwn(releases, name));
  if (!canary) throw new ReleaseError(`${name} has no canary: "status" names those that run`);
  const { number } = await stop({ ...deciderOf(context), canary: canary.id });
  answer({ revision: number, releases: canary.releases }, [
    `${releaseNames(canary.releases).join(' ')} is served to nobody any more (revision ${number})`,
  ]);
}
