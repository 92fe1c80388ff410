import { migrate } from '@shared/store/store/migrate';
import type { CommandContext } from './command-context';

/** Carries a store from before the ledger over, with its history. */
export async function migrateCommand({ store, by, config, answer }: CommandContext): Promise<void> {
  const revision = await migrate(store, by, config);
  answer({ revision }, [`the store has a ledger now, with ${revision} revisions of its history`]);
}
