import { rollback } from '../promote/rollback';
import type { CommandContext } from './command-context';

/** Makes an earlier state live again: of one package, or of the whole site. */
export async function rollbackCommand({
  store,
  config,
  by,
  arguments: [name],
  options,
  answer,
}: CommandContext): Promise<void> {
  const channels = await rollback({
    store,
    config,
    by,
    ...(name ? { name } : {}),
    ...(options.to ? { to: options.to } : {}),
  });
  const { action } = channels.history.at(-1) ?? { action: 'rollback' };
  answer({ generation: channels.generation, stable: channels.stable, action }, [
    `${action}: live (generation ${channels.generation})`,
  ]);
}
