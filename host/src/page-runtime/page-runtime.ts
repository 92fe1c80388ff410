import { startTransition } from 'react';
import type { PageModule } from '@shared/contract';
import type { Bootstrap } from '@shared/contract/release';
import type { RouteMatch } from '../match-route';
import type { UnsavedWork } from './unsaved-work';
import { GoneError, type RemoteError, SlowError, from } from './errors';
import { FreshPage } from './page/fresh-page';
import type { Ladder, Obtained, OnStep } from './ladder';
import {
  type Effect,
  type Failure,
  type RuntimeEvent,
  type RuntimeState,
  initial,
  reduce,
  slotStateOf,
} from './machine';
import { type Preload, type ToMounted, isComposedFor } from './page/mounted-page';
import { withPatience } from './navigation-patience';
import { notifyAfter, placeholderAfter } from './policy';
import type { Offers, RecoveryNotice } from './recovery-notice';
import { RecoveryRecord, type ReportRecovery } from './recovery-record';
import type { Release } from './release';
import { keepOnlySheetsOf } from './release-sheets';
import { replayPresses } from './page/replay-presses';
import type { Slot } from './slot';

interface Parts {
  bootstrap: Bootstrap;
  slot: Slot;
  ladder: Pick<Ladder, 'obtain'>;
  notice: RecoveryNotice;
  toMounted: ToMounted;
  preload: Preload;
  unsaved: UnsavedWork;
  report: ReportRecovery;
}

/** Outcome of a navigation; null where the visitor has gone on to something else. */
export type Outcome = { match: RouteMatch; module: PageModule } | { cause: RemoteError } | null;

/** A page that a visitor goes to. */
export interface Destination {
  /** A path below the base path. */
  path: string;
  /** Finds the page that stands there; null where none does, or a newer host is deployed: it comes by a plain page load. */
  find: () => Promise<RouteMatch | null>;
  /** Gives the page to be shown where it was rendered ahead. */
  take?: (match: RouteMatch, module: PageModule) => FreshPage | undefined;
  /** Called in the moment that it is in the slot. */
  onPlaced?: (release: Release, shown: string) => void;
}

/** A page that was rendered ahead, with the release that it came from. */
export interface ReadyPage extends Pick<Obtained, 'module' | 'release'> {
  match: RouteMatch;
  page: FreshPage;
}

/** Runs the machine for the one slot of the document: gives it events, and does what its transitions ask for. */
export class PageRuntime {
  #state: RuntimeState = initial;
  #record: RecoveryRecord | undefined;
  /** The page that is shown, or that was lost. */
  #match: RouteMatch | undefined;
  #elsewhere: Offers | undefined;

  constructor(private readonly parts: Parts) {}

  get isLive(): boolean {
    return slotStateOf(this.#state) === 'live';
  }

  /** Hydrates the composed page, which stays readable whatever happens. Resolves when that is decided. */
  start(match: RouteMatch | null): Promise<void> {
    if (match && this.parts.bootstrap.page.remote) {
      this.#match = match;
      this.#dispatch({ type: 'start' });
    } else {
      // A page of the host's own has no code.
      this.#dispatch({ type: 'live', load: this.#state.load });
    }
    return this.#loading;
  }

  /**
   * Obtains another page and shows it; `onWait` hears when a placeholder has taken its place meanwhile. What could not be
   * obtained leaves everything as it is, until `stay` or `leave`.
   */
  async navigate(destination: Destination, onWait?: (match: RouteMatch) => void): Promise<Outcome> {
    const { path, find } = destination;
    this.#dispatch({ type: 'navigate' });
    const { load } = this.#state;
    const record = this.#newRecord('host', path);
    let match: RouteMatch | null = null;
    let waits = false;
    const announce = () => {
      if (waits && match && this.#state.load === load) onWait?.(match);
    };
    const waiting = setTimeout(() => {
      this.#dispatch({ type: 'wait', load });
      waits = true;
      announce();
    }, placeholderAfter);
    try {
      match = await find();
      if (!match) throw new GoneError(path);
      record.isOf(match.route.remote);
      announce();
      const module = await this.#show(match, load, { record, ...destination });
      return module && this.#state.load === load ? { match, module } : null;
    } catch (thrown) {
      if (this.#state.load !== load) return null;
      this.#record = record;
      return { cause: from(thrown, match?.route.page ?? path) };
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Shows another page that stands ready, in the frame of the call. */
  showAtOnce({ match, page, ...obtained }: ReadyPage, onPlaced: NonNullable<Destination['onPlaced']>): void {
    this.#dispatch({ type: 'navigate' });
    this.#put(match, obtained, this.#state.load, { take: () => page, onPlaced });
  }

  /** The visitor turned back before the other page was there. */
  cancel(): void {
    this.#dispatch({ type: 'stay' });
  }

  /** The other page did not come, and leaving would cost the visitor something. */
  stay(cause: RemoteError, elsewhere: Offers): void {
    this.#record?.end('told', cause);
    this.#elsewhere = elsewhere;
    this.#dispatch({ type: 'stay', error: cause });
  }

  /** The browser loads the other page. */
  leave(cause: RemoteError): void {
    this.#record?.end('left', cause);
    this.#dispatch({ type: 'leave' });
  }

  #dispatch(event: RuntimeEvent): void {
    const { state, effects } = reduce(this.#state, event);
    this.#state = state;
    this.parts.slot.show(slotStateOf(state));
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    const { notice, bootstrap } = this.parts;
    switch (effect) {
      case 'load':
        this.#loading = this.#load();
        return;
      case 'render':
        void this.#renderAgain();
        return;
      case 'scroll-to-top':
        scrollTo({ top: 0, behavior: 'instant' });
        return;
      case 'notify-retry':
        notice.retrying();
        return;
      case 'clear-notice':
        notice.clear();
        return;
      case 'replay-presses':
        replayPresses(bootstrap.presses);
        return;
      default:
        notice.failed(effect, this.#offers(effect));
    }
  }

  #offers({ readable }: Failure): Offers {
    if (readable === 'the page before' && this.#elsewhere) return this.#elsewhere;
    const retry = () => this.#dispatch({ type: 'retry' });
    return readable === 'nothing' ? { retry, href: location.href } : { retry };
  }

  #loading: Promise<void> = Promise.resolve();

  /** A load of the first page; its events carry its number. */
  async #load(): Promise<void> {
    const match = this.#match;
    const { remote } = this.parts.bootstrap.page;
    if (!match || !remote) return;
    const { load } = this.#state;
    const record = this.#newRecord(remote.name, match.path);
    const fail = (error: RemoteError) => {
      if (load === this.#state.load) record.end('told', error);
      this.#dispatch({ type: 'error', load, error });
    };
    const late = setTimeout(
      () => fail(new SlowError(remote.page)),
      // The number of the page view, where this is its first load.
      load === 1 ? Math.max(0, notifyAfter - performance.now()) : notifyAfter,
    );
    try {
      const { name, page, start } = remote;
      const wanted = { remote: name, page, fresh: false, olderWelcome: start === 'eager' };
      const obtained = await this.parts.ladder.obtain(wanted, this.#onStep(load, record));
      if (load !== this.#state.load) return;
      await this.#mount(obtained, match, load);
      if (load === this.#state.load) record.finish('live');
    } catch (thrown) {
      fail(from(thrown, remote.page));
    } finally {
      clearTimeout(late);
    }
  }

  async #mount({ module, release, composed }: Obtained, match: RouteMatch, load: number): Promise<void> {
    const { slot, toMounted, unsaved } = this.parts;
    if (composed) {
      await slot.hydrate(toMounted(match, module), this.#onCrash(match, load));
      slot.element.dataset['version'] = release.reference.version;
      this.#dispatch({ type: 'live', load });
      // The page was composed and hydrated for an address without query and fragment.
      if (location.search || location.hash) startTransition(() => slot.update());
      return;
    }
    await this.parts.preload(match, module);
    // Text may have been typed into the composed form meanwhile: another release's page would begin with an empty one.
    if (unsaved.exists()) throw new GoneError(match.path);
    this.#put(match, { module, release }, load);
  }

  /** Shows a page; undefined where the visitor has gone on meanwhile. */
  async #show(
    match: RouteMatch,
    load: number,
    { record, ...destination }: Destination & { record: RecoveryRecord },
  ): Promise<PageModule | undefined> {
    const { remote, page } = match.route;
    const wanted = { remote, page, fresh: true, olderWelcome: false };
    const { module, release } = await withPatience(this.parts.ladder.obtain(wanted, this.#onStep(load, record)), page);
    if (!isComposedFor(module, match.params)) throw new GoneError(page);
    await withPatience(this.parts.preload(match, module), page);
    if (this.#state.load !== load) return undefined;
    this.#put(match, { module, release }, load, destination);
    record.finish('live');
    return module;
  }

  /** Puts a page rendered from nothing into the slot. */
  #put(
    match: RouteMatch,
    { module, release }: Pick<Obtained, 'module' | 'release'>,
    load: number,
    { take, onPlaced }: Partial<Destination> = {},
  ): void {
    const { slot, bootstrap, toMounted } = this.parts;
    const page = take?.(match, module) ?? new FreshPage(toMounted(match, module));
    page.onError = this.#onCrash(match, load);
    const live = slot.render(page, () => this.#dispatch({ type: 'live', load }));
    this.#match = match;
    keepOnlySheetsOf(release, bootstrap.page);
    onPlaced?.(release, match.route.page);
    slot.element.dataset['version'] = release.reference.version;
    this.#dispatch({ type: live ? 'live' : 'show', load });
  }

  async #renderAgain(): Promise<void> {
    const find = () => Promise.resolve(this.#match ?? null);
    const outcome = await this.navigate({ path: this.#match?.path ?? '', find });
    if (outcome && 'cause' in outcome) location.reload();
  }

  #onStep(load: number, record: RecoveryRecord): OnStep {
    return (step) => {
      record.begin(step);
      this.#dispatch({ type: 'step', load });
    };
  }

  #onCrash(match: RouteMatch, load: number): (error: RemoteError) => void {
    return (error) => {
      if (load !== this.#state.shown) return;
      const restored = this.parts.slot.restore();
      this.#newRecord(match.route.remote, match.path).end('told', error);
      this.#dispatch({ type: 'crash', load, error, restored });
    };
  }

  #newRecord(remote: string, page: string): RecoveryRecord {
    return new RecoveryRecord({ remote, page }, this.parts.report);
  }
}
