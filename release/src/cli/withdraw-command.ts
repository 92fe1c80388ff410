import { withdraw } from '../promote/withdraw';
import { type CommandContext, parseRelease } from './command-context';
import { ReleaseError } from '../release-error';

/** Takes a release out for good; it must not be live. */
export async function withdrawCommand({ store, by, arguments: [given], answer }: CommandContext): Promise<void> {
  if (!given) throw new ReleaseError('Name a release: withdraw <name>@<version>');
  const channels = await withdraw({ store, by, ...parseRelease(given) });
  answer({ generation: channels.generation, withdrawn: channels.withdrawn }, [
    `${given} is withdrawn: nothing will serve it again`,
  ]);
}
