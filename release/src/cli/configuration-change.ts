import { createInterface } from 'node:readline/promises';
import type { SiteConfig } from '@shared/contract/config';
import { ReleaseError } from '@shared/store/release-error';
import type { CommandContext } from './command-context';
import { plainText } from './plain-text';

/** Changes that a command makes in the configuration, key by key, and each as a sentence. */
export interface ConfigurationChange {
  changes: { key: string; before: unknown; after: unknown }[];
  sentences: string[];
}

/** Compares two configurations. Asks first where the site moves, unless `--origin-changes` says that it is meant. */
export async function changeConfiguration(
  before: SiteConfig,
  after: SiteConfig,
  context: CommandContext,
): Promise<ConfigurationChange> {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof SiteConfig)[];
  const changes = keys
    .filter((key) => shown(before[key]) !== shown(after[key]))
    .map((key) => ({ key, before: before[key] ?? null, after: after[key] ?? null }));
  const sentences = changes.map(({ key, ...change }) =>
    plainText(`${key}: ${shown(change.before)} → ${shown(change.after)}`),
  );
  const moves = sentences.filter((_, at) => ['origin', 'basePath'].includes(changes[at]?.key ?? ''));
  const { 'dry-run': dryRun = false, 'origin-changes': meant = false } = context.options;
  if (moves.length > 0 && !dryRun && !meant) await askToMove(moves, context);
  return { changes, sentences };
}

const shown = (value: unknown) => JSON.stringify(value ?? null);

/** Every canonical address, sharing picture and sitemap follows the origin: somebody has to mean it. */
async function askToMove(moves: readonly string[], { json, say }: CommandContext): Promise<void> {
  const sentence = `This moves every address of the site: ${moves.join('; ')}`;
  const advice = 'say --origin-changes where that is meant; nothing was changed';
  if (json || !process.stdin.isTTY) throw new ReleaseError(`${sentence}; ${advice}`);
  say(sentence);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question('Move it? Type yes: ').finally(() => terminal.close());
  if (said.trim() !== 'yes') throw new ReleaseError(`Not moved; ${advice}`);
}
