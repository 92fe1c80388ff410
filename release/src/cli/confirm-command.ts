import { confirm } from '../promote/confirm';
import { type CommandContext, deciderOf } from './command-context';

/** Says that what is live is still what shall be: who keeps newer revisions from a server is found by their absence. */
export async function confirmCommand(context: CommandContext): Promise<void> {
  const revision = await confirm(deciderOf(context));
  context.answer({ revision: revision?.number }, [`revision ${revision?.number ?? 0} confirms what is live`]);
}
