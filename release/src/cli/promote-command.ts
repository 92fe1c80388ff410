import { type SiteConfig, apiPath } from '@shared/contract/config';
import { z } from 'zod';
import { recompress } from '../../../pages/src/compose/recompress';
import { promote } from '../promote/promote';
import { ramp } from '../promote/ramp';
import { releaseNames } from '@shared/store/ledger/following';
import { ReleaseError } from '@shared/store/release-error';
import { type CommandContext, deciderOf, parseRelease } from './command-context';
import { type UnfitContent, unfitContent, unfitSentences } from '../../../pages/src/data/content-fit';
import { describeChange } from './describe-change';
import { countsOf } from './visits';

/** ms for an answer of the site. */
const PATIENCE = 5000;

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
  if (options.auto !== undefined) return rampCommand(context, releases, options.auto);
  if (options.bake !== undefined) throw new ReleaseError('--bake goes with --auto: it says how long a step lasts');
  const canary = options.canary === undefined ? undefined : percent(options.canary);
  const dryRun = options['dry-run'] ?? false;
  await refuseUnfitContent(context, releases);
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
    await recompress(store, promoted.revision).catch((error: unknown) =>
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

/** Lets the releases out step by step, for as long as no page is worse. */
async function rampCommand(
  context: CommandContext,
  releases: Readonly<Record<string, string>>,
  auto: string,
): Promise<void> {
  const { config, sandbox, say, answer, options } = context;
  const others = (['canary', 'dry-run'] as const).find((name) => options[name] !== undefined);
  if (others !== undefined) throw new ReleaseError(`--auto takes no --${others}: it names its steps itself`);
  const steps = auto.split(',').map(percent);
  const falling = steps.find((step, at) => step <= (steps[at - 1] ?? 0));
  if (falling !== undefined)
    throw new ReleaseError(`--auto takes growing steps, and ${falling} comes after a greater one`);
  const bake = duration(options.bake ?? '10m');
  await refuseUnfitContent(context, releases);
  const { again } = options;
  const ask = countsOf(config);
  const ended = await ramp({ ...deciderOf(context), releases, sandbox, again, steps, bake, ask, say, onProgress: say });
  answer(ended, [`${releaseNames(releases).join(' ')}: ${ended.end}: ${ended.sentence} (revision ${ended.revision})`]);
  if (ended.end !== 'promoted') process.exitCode = 1;
}

/** Refuses a release that would not show what editors published, unless that is said to be meant. */
async function refuseUnfitContent(
  { store, config, options, say }: CommandContext,
  releases: Readonly<Record<string, string>>,
): Promise<void> {
  const unfit: UnfitContent[] = [];
  for (const [name, version] of Object.entries(releases)) {
    const found = await unfitContent(store, await store.readRelease(name, version), askSite(config));
    if (found) unfit.push(...found);
    else
      say(
        `warning: the site does not answer (ORIGIN says where it is): whether what editors published fits ${name}@${version} is not known`,
      );
  }
  const sentences = unfitSentences(unfit);
  if (options['content-changes']) for (const sentence of sentences) say(`warning: ${sentence}`);
  else if (sentences.length > 0)
    throw new ReleaseError(
      `${sentences.join('\n')}\nEditors would see their words gone: let the schema take them, or promote with --content-changes, and pages show what the release ships there`,
    );
}

/** Makes public calls of the site, wherever it is. */
function askSite(config: SiteConfig): (address: string) => Promise<unknown> {
  const origin = process.env['ORIGIN'] ?? config.origin;
  return async (address) => {
    const url = new URL(apiPath(config, address), origin);
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE), redirect: 'error' });
    return z.object({ data: z.unknown() }).parse(await response.json()).data;
  };
}

function percent(given: string): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 99)
    throw new ReleaseError(`A canary is for a whole number of visitors in a hundred, from 1 to 99, not ${given}`);
  return value;
}

/** Milliseconds of a duration such as `90s`, `10m` or `2h`. */
function duration(given: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(given) ?? [];
  const seconds = { s: 1, m: 60, h: 3600 }[unit];
  if (seconds === undefined) throw new ReleaseError(`--bake takes a duration as in 90s, 10m or 2h, not ${given}`);
  return Number(count) * seconds * 1000;
}
