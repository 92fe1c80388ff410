import type { Attempt, Canary, Composition, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/ledger-schemas';
import { retiredIn } from '../../../pages/src/compose/site-addresses';
import { endOf } from '@shared/contract/release/offered-contracts';
import { findSandbox } from '../../../pages/src/compose/sandbox';
import { readAttempts } from '@shared/store/ledger/attempts';
import { describeAction, releaseNames } from '@shared/store/ledger/following';
import { collectGarbage } from '../promote/collect-garbage';
import { type Store, keys } from '@shared/store/store/store';
import { plainText } from './plain-text';
import type { CommandContext } from './command-context';
import { RETENTION } from './gc-command';
import { ofKnownReleases, recoveriesOf, recoverySentences, vitalSentences, vitalsOf } from './visits';

interface KnownRelease {
  version: string;
  published: string;
  /** Uses of the release; empty where nothing serves it. */
  state: ('live' | 'canary' | 'withdrawn' | 'rejected' | 'not believed')[];
  /** The reason why it is not believed. */
  problem: string | null;
  /** The commit that its builder names. */
  commit: string | null;
}

/** The number of releases of a package, changes and attempts shown to people; programs get all. */
const SHOWN = 5;
const CHANGES_SHOWN = 10;

/** Prints what is live, what there is, who decided what, what did not work, what visitors' recoveries and page loads were. */
export async function statusCommand(context: CommandContext): Promise<void> {
  const { store, config, by, options, answer } = context;
  const { head, problems: damage } = await store.ledger.find();
  const revision = head?.revision ?? null;
  const problems = [...damage, ...(await store.authority.alarms(revision, new Date()))];
  const live = await store.findComposition(revision?.stable ?? null);
  const { canaries } = canariesOf(revision);
  const packages = await Promise.all(
    (await store.packages()).map(async (name) => {
      const releases = await releasesOf(store, name, { revision, live });
      const versions = releases.map(({ version }) => version).sort();
      return { name, live: live?.releases[name]?.version ?? null, versions, releases };
    }),
  );
  const history: Revision[] = [];
  if (head) for await (const known of store.ledger.from(head)) history.unshift(known);
  const [garbage, attempts, allRecoveries, allVitals, sandbox] = await Promise.all([
    collectGarbage({ store, retention: RETENTION, by, dryRun: true }),
    readAttempts(store.storage),
    recoveriesOf(config),
    vitalsOf(config),
    findSandbox(),
  ]);
  const known = new Set(packages.flatMap(({ name, versions }) => versions.map((version) => `${name}@${version}`)));
  const reported = ofKnownReleases({ recoveries: allRecoveries, vitals: allVitals }, known);
  const { recoveries, vitals } = reported;
  const composing = { kind: sandbox.kind, asNobody: sandbox.asNobody };
  const retention = { ...RETENTION, removable: garbage };
  const { withdrawn = [], rejected = [] } = revision ?? {};
  answer(
    {
      revision,
      live,
      packages,
      withdrawn,
      rejected,
      history,
      attempts,
      problems,
      retention,
      recoveries,
      vitals,
      composing,
    },
    (options.attempts ?? false)
      ? attemptSentences(attempts, Infinity)
      : [
          ...problems.map((problem) => `WRONG: ${problem}`),
          live ? `stable: composition ${live.id}, revision ${revision?.number ?? 0}` : 'Nothing is live yet',
          ...canaries.map(canarySentence),
          ...packages.flatMap(({ name, live: version, releases }) => [
            `  ${name}: ${version ?? 'not live'} (of ${releases.length})`,
            ...releases.slice(0, SHOWN).map(releaseSentence),
          ]),
          ...retiredSentences(live),
          ...(withdrawn.length > 0 ? [`withdrawn: ${withdrawn.join(', ')}`] : []),
          ...(rejected.length > 0 ? [`rolled back from: ${rejected.join(', ')}`] : []),
          ...recoverySentences(recoveries),
          ...vitalSentences(vitals),
          ...(reported.unknown > 0 ? [`${reported.unknown} reports of releases that this store does not have`] : []),
          ...(history.length > 0 ? ['decisions, the latest first:'] : []),
          ...history
            .slice(-CHANGES_SHOWN)
            .toReversed()
            .map((known) => `  ${known.number}  ${known.at}  ${known.by}  ${describeAction(known)}${reasonOf(known)}`),
          ...attemptSentences(attempts, SHOWN),
          `pages are composed ${sandbox.sentence}`,
          `retention: the last ${RETENTION.keep} and ${RETENTION.days} days; gc would remove ${garbage.releases.length} releases, ${garbage.compositions.length} compositions, ${garbage.assets.length} assets`,
        ].map(plainText),
  );
}

function canarySentence({ id, releases, percent, ramp }: Canary): string {
  const steps = ramp ? `, by itself through ${ramp.steps.join(', ')}%, ${ramp.bake} s each at least` : '';
  return `canary ${id}: ${releaseNames(releases).join(' ')} for ${percent}% of visitors${steps}`;
}

/** What stands at the addresses of packages that were taken out. */
function retiredSentences(live: Composition | null): string[] {
  return Object.entries(retiredIn(live, new Set())).map(([name, { redirects, gone }]) => {
    const leads = redirects.map(({ from, to }) => `${from} → ${to}`);
    return `retired: ${name}: ${[...leads, ...gone.map((pattern) => `${pattern} gone`)].join(', ')}`;
  });
}

function reasonOf({ reason }: Revision): string {
  return reason === null ? '' : `: ${reason}`;
}

function releaseSentence({ version, published, state, problem }: KnownRelease): string {
  return `    ${version}  ${published}  ${state.join(', ')}${problem === null ? '' : `: ${problem}`}`.trimEnd();
}

/** Sentences about commands that did not work, and where they broke: package, page, cause and where in the page's code. */
function attemptSentences(attempts: readonly Attempt[], most: number): string[] {
  if (attempts.length === 0) return most === Infinity ? ['no command failed'] : [];
  const lines = attempts
    .slice(0, most)
    .flatMap(({ at, by, command, outcome, page, cause, stack }) => [
      plainText(`  ${at}  ${by}  ${command}: ${outcome}${page === null ? '' : ` at ${page}`}: ${cause}`),
      ...(most === Infinity ? (stack?.split('\n').map((line) => plainText(`      ${line.trim()}`)) ?? []) : []),
    ]);
  const more = attempts.length > most ? [`  and ${attempts.length - most} more: status --attempts`] : [];
  return ['what did not work, the latest first:', ...lines, ...more];
}

/** The releases of a package, the newest first. */
async function releasesOf(
  store: Store,
  name: string,
  { revision, live }: { revision: Revision | null; live: Composition | null },
): Promise<KnownRelease[]> {
  const times = new Map<string, number>();
  const { canaries } = canariesOf(revision);
  for await (const { key, modified } of store.storage.list(`releases/${name}/`)) times.set(key, modified);
  const releases = await Promise.all(
    (await store.versionsOf(name)).map(async (version): Promise<KnownRelease> => {
      const found = await store.findSigned(name, version);
      const label = `${name}@${version}`;
      const state: KnownRelease['state'] = [];
      if (live?.releases[name]?.version === version) state.push('live');
      if (canaries.some(({ releases: own }) => own[name] === version) && !state.includes('live')) state.push('canary');
      if (revision?.withdrawn.includes(label)) state.push('withdrawn');
      if (revision?.rejected.includes(label)) state.push('rejected');
      const ending = found?.release.contract ? endOf(found.release.contract) : null;
      const problem = found?.problem ?? null;
      if (problem !== null) state.push('not believed');
      const published = new Date(times.get(keys.release(name, version, 'release.json')) ?? 0).toISOString();
      return {
        version,
        published,
        state,
        problem: problem ?? (state.includes('live') ? ending : null),
        commit: found?.release.source?.commit ?? found?.release.commit ?? null,
      };
    }),
  );
  return releases.sort((a, b) => (a.published < b.published ? 1 : -1));
}
