import { createInterface } from 'node:readline/promises';
import type { SiteConfig } from '@shared/contract/config';
import { readSettings } from '../config/settings';
import { promote } from '../promote/promote';
import { ReleaseError } from '../release-error';
import { type CommandContext, deciderOf } from './command-context';
import { plainText } from './plain-text';

interface Change {
  key: string;
  before: unknown;
  after: unknown;
}

/** Composes what is live with another configuration, and makes the result live. Asks before it moves the site. */
export async function configureCommand(context: CommandContext): Promise<void> {
  const { arguments: given, options, say, answer, config: before } = context;
  const [file] = given;
  if (!file) throw new ReleaseError('Name a file: configure <site.config.json>');
  const { config } = await readSettings(context.root, { ...process.env, SITE_CONFIG: file }, before);
  const changes = changesOf(before, config);
  const sentences = changes.map(({ key, ...change }) =>
    plainText(`${key}: ${shown(change.before)} → ${shown(change.after)}`),
  );
  const dryRun = options['dry-run'] ?? false;
  const moves = sentences.filter((_, at) => ['origin', 'basePath'].includes(changes[at]?.key ?? ''));
  if (moves.length > 0 && !dryRun && !options['origin-changes']) await askToMove(moves, context);
  const promoted = await promote({ ...deciderOf(context), config, releases: {}, dryRun, onProgress: say });
  const { composition, revision, changed } = promoted;
  const outcome = dryRun
    ? `composition ${composition.id} would be live`
    : changed
      ? `composition ${composition.id} is live (revision ${revision?.number ?? 0})`
      : 'nothing changes';
  answer({ composition: composition.id, revision: revision?.number ?? null, changed, dryRun, changes }, [
    ...sentences,
    outcome,
  ]);
}

function changesOf(before: SiteConfig, after: SiteConfig): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])] as (keyof SiteConfig)[];
  return keys
    .filter((key) => shown(before[key]) !== shown(after[key]))
    .map((key) => ({ key, before: before[key] ?? null, after: after[key] ?? null }));
}

const shown = (value: unknown) => JSON.stringify(value ?? null);

/** Every canonical address, sharing picture and sitemap follows the origin: somebody has to mean it. */
async function askToMove(moves: readonly string[], { json, say }: CommandContext): Promise<void> {
  const sentence = `This moves every address of the site: ${moves.join('; ')}`;
  const advice = 'say --origin-changes where that is meant; nothing was changed';
  if (json || !process.stdin.isTTY) throw new ReleaseError(`${sentence}; ${advice}`);
  say(sentence);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const said = await terminal.question('Move it? Type yes: ').finally(() => {
    terminal.close();
  });
  if (said.trim() !== 'yes') throw new ReleaseError(`Not moved; ${advice}`);
}
