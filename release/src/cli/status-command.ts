import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt, Composition, Revision } from '@shared/contract/release';
import { canariesOf } from '@shared/contract/release/canaries';
import { retiredIn } from '../../../pages/src/compose/site-addresses';
import { findSandbox } from '../../../pages/src/compose/sandbox';
import { readAttempts } from '@shared/store/ledger/attempts';
import { describeAction } from '@shared/store/ledger/following';
import { collectGarbage } from '../promote/collect-garbage';
import { type KnownRelease, knownReleases } from '@shared/store/store/known-releases';
import { versionsOf } from '@shared/store/store/releases';
import { ReleaseError } from '@shared/store/release-error';
import { plainJson, plainText } from './plain-text';
import type { CommandContext } from './command-context';
import { RETENTION } from './gc-command';
import { JudgedCanaries, canarySentences } from './judged-canaries';
import { ofKnownReleases, recoveriesOf, recoverySentences, vitalSentences, vitalsOf } from './visits';

/** The number of releases of a package, changes and attempts shown to people; programs get all. */
const SHOWN = 5;
const CHANGES_SHOWN = 10;

/** Seconds between two looks, where nobody says. */
const EVERY = 5;
/** Empties a terminal. */
const CLEAR = '\u001B[2J\u001B[H';

/** Prints what is live, what there is, who decided what, what did not work, what visitors' recoveries and page loads were. */
export async function statusCommand(context: CommandContext): Promise<void> {
  const { options, json, answer } = context;
  const looks = new JudgedCanaries(context.store, context.config);
  const [given] = context.arguments;
  if (!options.watch) {
    if (given !== undefined) throw new ReleaseError(`status takes nothing, not “${given}”; --watch takes seconds`);
    const { value, sentences } = await readStatus(context, looks);
    answer(value, sentences);
    return;
  }
  const seconds = Number(given ?? EVERY);
  if (!(seconds >= 1 && seconds <= 3600)) throw new ReleaseError(`--watch takes 1 to 3600 seconds, not ${given ?? ''}`);
  const end = new AbortController();
  process.once('SIGINT', () => end.abort());
  for (let before = ''; !end.signal.aborted;) {
    const { value, sentences } = await readStatus(context, looks);
    const shown = json ? plainJson(value, 0) : sentences.join('\n');
    if (shown !== before) console.log(json || !process.stdout.isTTY ? shown : CLEAR + shown);
    before = shown;
    await sleep(seconds * 1000, undefined, { signal: end.signal }).catch(() => undefined);
  }
}

async function readStatus(
  context: CommandContext,
  looks: JudgedCanaries,
): Promise<{ value: unknown; sentences: string[] }> {
  const { store, config, by, options } = context;
  const { head, problems: damage } = await store.ledger.find();
  const revision = head?.revision ?? null;
  const problems = [...damage, ...(await store.authority.alarms(revision, new Date()))];
  const live = await store.findComposition(revision?.stable ?? null);
  const { canaries } = canariesOf(revision);
  const packages = await Promise.all(
    (await store.packages()).map(async (name) => {
      const releases = await knownReleases(store, name, { revision, live: live ? versionsOf(live) : {} });
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
  const judged = await Promise.all(canaries.map((canary) => looks.look(canary, history)));
  const retention = { ...RETENTION, removable: garbage };
  const { withdrawn = [], rejected = [] } = revision ?? {};
  const shown = {
    canaries: canaries.map((canary, at) => ({ ...canary, ...judged[at] })),
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
  };
  return {
    value: { revision, live, ...shown },
    sentences: ((options.attempts ?? false)
      ? attemptSentences(attempts, Infinity)
      : [
          ...problems.map((problem) => `WRONG: ${problem}`),
          live ? `stable: composition ${live.id}, revision ${revision?.number ?? 0}` : 'Nothing is live yet',
          ...canaries.flatMap((canary, at) => (judged[at] ? canarySentences(canary, judged[at]) : [])),
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
        ]
    ).map(plainText),
  };
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
