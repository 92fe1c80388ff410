import { type ContentExperiment, TRIED } from '@shared/contract/release/data-schemas';
import { ReleaseError } from '@shared/store/release-error';
import { keepPage } from '@shared/store/store/data-store';
import type { Store } from '@shared/store/store/store';
import { composePage, composeTried } from './compose-page';
import { DataError } from './errors';
import type { Entry, LivePart } from './live-part';
import type { Problems } from './problems';
import type { Answers } from './public-data';

/** Outcome of a page that somebody asked for. */
export type Outcome = 'kept' | 'missing' | 'gone' | 'away' | 'failed';

interface Asked {
  part: LivePart;
  entry: Entry;
  data: Answers;
}

interface Beside {
  store: Store;
  problems: Problems;
  /** The page of an address where nothing is. */
  notFound: string;
  /** The experiment that runs now; undefined while nobody can say. */
  experiment: ContentExperiment | null | undefined;
}

/** ms after which what failed is tried again. */
const RETRY = 30_000;
/** UTF-16 units of a file's name, as readers of shards check it. */
const LONGEST_FILE = 500;

/** Composes a page with the newest data, and keeps it in its part. */
export async function composeEntry({ part, entry, data }: Asked, beside: Beside): Promise<Outcome> {
  const { store, problems, notFound, experiment } = beside;
  const { renderer } = part;
  const { target } = entry;
  if (!renderer) return 'missing';
  const isOnDemand = !renderer.all.includes(target);
  const due = entry.due;
  try {
    const composed = await composePage(target, { renderer, data, before: entry.answers });
    const { html, isReleased, isGone, topics, answers } = composed;
    if (isReleased) part.leave(entry, topics);
    else if (isGone) part.keep(entry, { ...(await keepPage(store, target.file, notFound)), status: 410, topics });
    else if (html !== null || !entry.page) {
      part.keep(entry, { ...(await keepPage(store, target.file, html ?? '')), status: 200, topics });
    }
    const isTried = experiment ? Object.keys(renderer.triedIn(target, experiment)).length > 0 : part.triedOf(entry);
    Object.assign(entry, { answers, edited: composed.edited || Boolean(isTried), composedAt: Date.now() });
    problems.over(target.path);
    if (!(await keepTried({ part, entry, data }, beside))) entry.retryAt = Date.now() + RETRY;
    else if (entry.due === due) entry.due = null;
    return 'kept';
  } catch (error) {
    if (!(error instanceof DataError || error instanceof ReleaseError)) throw error;
    entry.composedAt = Date.now();
    if (error.name === 'AwayError') {
      if (!entry.page && isOnDemand) part.remove(entry);
      return 'away';
    }
    if (isOnDemand && error.name === 'MissingError') {
      part.remove(entry);
      return 'missing';
    }
    if (isOnDemand && error.name === 'GoneError') {
      const topics = entry.page?.topics ?? [];
      part.keep(entry, { ...(await keepPage(store, target.file, notFound)), status: 410, topics });
      part.keepTried(entry, null);
      Object.assign(entry, { answers: '', due: null });
      return 'gone';
    }
    problems.note(target.path, error);
    entry.retryAt = Date.now() + RETRY;
    if (!entry.page && isOnDemand) part.remove(entry);
    return 'failed';
  }
}

/** Keeps the page for the visitors of an experiment, too; where it cannot be made they see what all others do. Tells whether it is as it should. */
async function keepTried(
  { part, entry, data }: Asked,
  { store, problems, experiment }: Pick<Beside, 'store' | 'problems' | 'experiment'>,
): Promise<boolean> {
  if (experiment === undefined) return true;
  const { renderer } = part;
  const { target } = entry;
  const file = TRIED + target.file;
  const about = `${target.path} in the experiment`;
  try {
    const before = part.triedOf(entry)?.answers ?? '';
    const isThere = renderer && experiment && file.length <= LONGEST_FILE;
    const tried = isThere ? await composeTried(target, { renderer, data, experiment, before }) : null;
    if (!tried) part.keepTried(entry, null);
    else if (tried.html !== null)
      part.keepTried(entry, { ...(await keepPage(store, file, tried.html)), answers: tried.answers });
    problems.over(about);
    return true;
  } catch (error) {
    if (!(error instanceof DataError || error instanceof ReleaseError)) throw error;
    if (error.name !== 'AwayError') {
      part.keepTried(entry, null);
      problems.note(about, error);
    }
    return false;
  }
}
