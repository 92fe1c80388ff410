import type { PageModule } from '@shared/contract';
import { from } from './errors/from';
import type { RemoteError } from './errors/remote-error';
import { loadPage } from './federation';
import { adopt, currentComposition, isComposed, learnPage, nextGeneration, releaseOf, use } from './registry';
import { type Release, releaseKey } from './release';

export interface Wanted {
  remote: string;
  page: string;
  /** Whether the page will be rendered from nothing, and needs the files for that. */
  fresh: boolean;
  /** Whether an older release is better than what the visitor has. */
  olderWelcome: boolean;
}

export interface Obtained {
  module: PageModule;
  release: Release;
  /** Whether the HTML was composed from this release: no other can hydrate it. */
  composed: boolean;
}

export interface Step {
  rung: 'again' | 'current' | 'previous';
  cause: RemoteError;
  /** `name@version` of what is tried now. */
  release: string;
}

export type OnStep = (step: Step) => void;

const turns = new Map<string, Promise<unknown>>();

/** Climbs the recovery ladder up to its third rung (design.md) until the page is there; one climb at a time for each remote. */
export function obtain(wanted: Wanted, onStep: OnStep): Promise<Obtained> {
  const turn = (turns.get(wanted.remote) ?? Promise.resolve()).then(() => climb(wanted, onStep));
  turns.set(
    wanted.remote,
    turn.catch(() => undefined),
  );
  return turn;
}

async function climb(wanted: Wanted, onStep: OnStep): Promise<Obtained> {
  const release = await releaseOf(wanted.remote);
  // What was composed is of the deployed release; and who overrides it wants to see it fail.
  if (release.override) return load(release, wanted);
  try {
    return await load(release, wanted);
  } catch (thrown) {
    const cause = from(thrown, wanted.remote);
    try {
      return await climbFrom(release, cause, wanted, onStep);
    } catch (error) {
      // The next climb begins where this one did.
      use(release);
      throw error;
    }
  }
}

async function climbFrom(release: Release, cause: RemoteError, wanted: Wanted, onStep: OnStep): Promise<Obtained> {
  if (!cause.gone) {
    onStep({ rung: 'again', cause, release: releaseKey(release.reference) });
    const obtained = await load(nextGeneration(release), wanted).catch(() => null);
    if (obtained) return obtained;
  }
  const { releases, previous } = await currentComposition().catch(() => {
    throw cause;
  });
  const current = releases[wanted.remote];
  if (current && current.version !== release.reference.version) {
    onStep({ rung: 'current', cause, release: releaseKey(current) });
    const obtained = await tryReference(current, wanted);
    if (obtained) return obtained;
  }
  const older = previous?.[wanted.remote];
  if (wanted.olderWelcome && older) {
    onStep({ rung: 'previous', cause, release: releaseKey(older) });
    const obtained = await tryReference(older, wanted);
    if (obtained) return obtained;
  }
  throw cause;
}

/** Null where it fails too: the rung above names the cause that the visitor is told. */
async function tryReference(reference: Release['reference'], wanted: Wanted): Promise<Obtained | null> {
  return adopt(reference)
    .then((release) => load(release, wanted))
    .catch(() => null);
}

async function load(release: Release, wanted: Wanted): Promise<Obtained> {
  const composed = !wanted.fresh && isComposed(release);
  if (!composed) await learnPage(release, wanted.page);
  const files = release.files.pages[wanted.page];
  const extra = composed || !files ? [] : [...files.staticScripts, ...files.staticStyles];
  return { release, composed, module: await loadPage(release, wanted.page, extra) };
}
