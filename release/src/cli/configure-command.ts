import { readSettings } from '@shared/store/config/settings';
import { promote } from '../promote/promote';
import { ReleaseError } from '@shared/store/release-error';
import { type CommandContext, deciderOf } from './command-context';
import { changeConfiguration } from './configuration-change';

/** Composes what is live with another configuration, and makes the result live. Asks before it moves the site. */
export async function configureCommand(context: CommandContext): Promise<void> {
  const { arguments: given, options, say, answer, config: before } = context;
  const [file] = given;
  if (!file) throw new ReleaseError('Name a file: configure <site.config.json>');
  const { config } = await readSettings(context.root, { ...process.env, SITE_CONFIG: file }, before);
  const { changes, sentences } = await changeConfiguration(before, config, context);
  const dryRun = options['dry-run'] ?? false;
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
