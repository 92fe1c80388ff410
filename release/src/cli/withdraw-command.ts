import { withdraw } from '../promote/withdraw';
import { ReleaseError } from '@shared/store/release-error';
import { type CommandContext, deciderOf, parseRelease } from './command-context';

/** Takes a release out for good; it must not be live. */
export async function withdrawCommand(context: CommandContext): Promise<void> {
  const [given] = context.arguments;
  if (!given) throw new ReleaseError('Name a release: withdraw <name>@<version>');
  const revision = await withdraw({ ...deciderOf(context), ...parseRelease(given) });
  context.answer({ revision: revision.number, withdrawn: revision.withdrawn }, [
    `${given} is withdrawn: nothing will serve it again`,
  ]);
}
