import type { PageModule } from 'shared/contract';
import { from } from './errors/from';
import type { RemoteError } from './errors/remote-error';
import { loadPage } from './federation';
import { adopt, completeRelease, currentComposition, nextGeneration, releaseOf } from './registry';
import type { Release } from './release';

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
  /** False where it is not the release that the page view was pinned to: composed HTML cannot be hydrated with it. */
  pinned: boolean;
}

export type Rung = 'again' | 'current' | 'previous';
export type OnStep = (rung: Rung, cause: RemoteError) => void;

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
  if (release.override) return { release, pinned: false, module: await load(release, { ...wanted, fresh: true }) };
  try {
    return { release, pinned: true, module: await load(release, wanted) };
  } catch (thrown) {
    const cause = from(thrown, wanted.remote);
    return climbFrom(release, cause, wanted, onStep);
  }
}

async function climbFrom(release: Release, cause: RemoteError, wanted: Wanted, onStep: OnStep): Promise<Obtained> {
  if (!cause.gone) {
    onStep('again', cause);
    const again = nextGeneration(release);
    const module = await load(again, wanted).catch(() => null);
    if (module) return { release: again, pinned: true, module };
  }
  const { releases, previous } = await currentComposition();
  const current = releases[wanted.remote];
  if (current && current.version !== release.reference.version) {
    onStep('current', cause);
    const module = await tryReference(current, wanted);
    if (module) return module;
  }
  const older = previous?.[wanted.remote];
  if (wanted.olderWelcome && older) {
    onStep('previous', cause);
    const module = await tryReference(older, wanted);
    if (module) return module;
  }
  throw cause;
}

async function tryReference(reference: Release['reference'], wanted: Wanted): Promise<Obtained | null> {
  try {
    const release = await adopt(reference);
    return { release, pinned: false, module: await load(release, { ...wanted, fresh: true }) };
  } catch {
    // The rung above names the cause that the visitor is told.
    return null;
  }
}

async function load(release: Release, { page, fresh }: Wanted): Promise<PageModule> {
  if (fresh) await completeRelease(release);
  const files = release.files.pages[page];
  return loadPage(release, page, fresh && files ? [...files.staticScripts, ...files.staticStyles] : []);
}
