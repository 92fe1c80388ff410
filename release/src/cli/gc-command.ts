import { collectGarbage } from '../promote/collect-garbage';
import type { CommandContext } from './command-context';

/** Retention (docs/architecture.md rule 1): the last ten, and at least seven days. */
export const RETENTION = { keep: 10, days: 7 };

/** Removes what retention allows, and nothing that something needs. */
export async function gcCommand({ store, by, options, answer }: CommandContext): Promise<void> {
  const dryRun = options['dry-run'] ?? false;
  const garbage = await collectGarbage({ store, retention: RETENTION, by, dryRun });
  const { compositions, parts, releases, assets, spared } = garbage;
  answer({ dryRun, ...garbage }, [
    `${dryRun ? 'would remove' : 'removed'} ${compositions.length} compositions, ${parts.length} parts, ${releases.length} releases, ${assets.length} assets`,
    ...releases.map((release) => `  ${release}`),
    ...spared.map((command) => `  under way, its files were left alone: ${command}`),
  ]);
}
