import { ReleaseError } from '@shared/store/release-error';
import { signCommand as runSignCommand } from '../trust/sign-command';
import { type CommandContext, parseRelease } from './command-context';
import { keysContext } from './keys-command';

/** Adds the signature of who runs it to a release of their team. */
export function signCommand(context: CommandContext): Promise<void> {
  const [given] = context.arguments;
  if (!given) throw new ReleaseError('Name a release: sign <name>@<version>');
  return runSignCommand(keysContext(context), parseRelease(given));
}
