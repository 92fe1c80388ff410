import { recompress } from '../../../pages/src/compose/recompress';
import { promote } from '../promote/promote';
import { ReleaseError } from '@shared/store/release-error';
import { type CommandContext, deciderOf, parseRelease } from './command-context';
import { describeChange } from './describe-change';

/** Composes the named releases with what is live, and makes the result live. */
export async function promoteCommand(context: CommandContext): Promise<void> {
  const { store, sandbox, config, say, answer, options, service } = context;
  if (context.arguments.length === 0) throw new ReleaseError('Name a release: promote <name>@<version>');
  const releases = Object.fromEntries(
    context.arguments.map((given) => {
      const { name, version } = parseRelease(given);
      return [name, version];
    }),
  );
  const canary = options.canary === undefined ? undefined : percent(options.canary);
  const dryRun = options['dry-run'] ?? false;
  const promoted = await promote({
    ...deciderOf(context),
    // The first one of a store says what its pages are composed with.
    ...((await store.ledger.head()) ? {} : { config }),
    releases,
    sandbox,
    again: options.again,
    canary,
    dryRun,
    onProgress: say,
  });
  if (promoted.changed && !service) {
    // The release is live by now: pages that stay a little larger are no failure.
    await recompress(store, promoted.composition).catch((error: unknown) =>
      say(`warning: the pages could not be compressed further: ${(error as Error).message}`),
    );
  }
  const change = await describeChange(store, promoted.before, promoted.composition);
  const state = dryRun ? 'would be live' : promoted.changed ? 'is live' : 'was live already';
  answer(
    {
      composition: promoted.composition.id,
      revision: promoted.revision?.number ?? null,
      changed: promoted.changed,
      dryRun,
      change,
    },
    [
      ...change.sentences,
      `composition ${promoted.composition.id} ${state}${canary === undefined ? '' : ` for ${canary}% of visitors`} (revision ${promoted.revision?.number ?? 0})`,
    ],
  );
}

function percent(given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 99)
    throw new ReleaseError(`--canary takes a whole number from 1 to 99, not ${given}`);
  return value;
}
