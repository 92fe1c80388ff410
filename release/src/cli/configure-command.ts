import { readFile } from 'node:fs/promises';
import { siteConfigSchema } from '@shared/contract/config';
import { withDefaults } from '../config/settings';
import { promote } from '../promote/promote';
import { ReleaseError } from '../release-error';
import { type CommandContext, deciderOf } from './command-context';

/** Composes what is live with another configuration, and makes the result live. */
export async function configureCommand(context: CommandContext): Promise<void> {
  const { arguments: given, options, say, answer } = context;
  const [file] = given;
  if (!file) throw new ReleaseError('Name a file: configure <site.config.json>');
  const parsed = siteConfigSchema.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (!parsed.success)
    throw new ReleaseError(
      `${file} is wrong: ${parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
    );
  const config = withDefaults(parsed.data);
  const dryRun = options['dry-run'] ?? false;
  const promoted = await promote({ ...deciderOf(context), config, releases: {}, dryRun, onProgress: say });
  answer(
    { composition: promoted.composition.id, revision: promoted.revision?.number ?? null, changed: promoted.changed },
    [
      promoted.changed
        ? `composition ${promoted.composition.id} is live (revision ${promoted.revision?.number ?? 0})`
        : 'nothing changes',
    ],
  );
}
