import type { HostBridge, PageModule, PageParams } from 'shared/contract';
import type { RouteMatch } from '../match-route';
import type { UnsavedWork } from '../overlays/unsaved-work';
import type { Bootstrap } from './bootstrap';
import { GoneError, type RemoteError, SlowError, from } from './errors';
import { FreshPage } from './fresh-page';
import type { Ladder, Obtained, OnStep } from './ladder';
import { type Effect, type RuntimeEvent, type RuntimeState, initial, reduce, slotStateOf } from './machine';
import type { MountedPage, PageAddress } from './mounted-page';
import { withPatience } from './navigation-patience';
import { notifyAfter, placeholderAfter } from './policy';
import type { RecoveryNotice } from './recovery-notice';
import { RecoveryRecord, type ReportRecovery } from './recovery-record';
import type { Release } from './release';
import { keepOnlySheetsOf } from './release-sheets';
import { replayPresses } from './replay-presses';
import type { Slot } from './slot';

interface Parts {
  bootstrap: Bootstrap;
  slot: Slot;
  ladder: Pick<Ladder, 'obtain'>;
  notice: RecoveryNotice;
  /** What pages may ask of the host. */
  bridge: HostBridge;
  unsaved: UnsavedWork;
  report: ReportRecovery;
}

/** What a navigation came to; `superseded` where the visitor has gone on to something else. */
export type Outcome = { module: PageModule } | { cause: RemoteError } | 'superseded';

/** Where a visitor who stays may still go. */
export interface Elsewhere {
  href: string;
  retry: () => void;
}

/** Runs the machine for the one slot of the document: gives it events, and does what its transitions ask for. */
export class PageRuntime {
  #state: RuntimeState = initial;
  #record: RecoveryRecord | undefined;
  /** The page that is shown, or that was lost. */
  #match: RouteMatch | undefined;
  #elsewhere: Elsewhere | undefined;
  /** The page that a visitor is likely to ask for next, rendered ahead. */
  #prepared: { path: string; page: FreshPage } | undefined;

  constructor(private readonly parts: Parts) {}

  get isLive(): boolean {
    return slotStateOf(this.#state) === 'live';
  }

  /** Hydrates the composed page, which stays readable whatever happens. Resolves when that is decided. */
  start(match: RouteMatch | null): Promise<void> {
    const { page } = this.parts.bootstrap;
    if (!match || !page.remote) {
      // A page of the host's own has no code.
      this.#dispatch({ type: 'live', load: this.#state.load });
      return Promise.resolve();
    }
    this.#match = match;
    const { load } = this.#state;
    this.#dispatch({ type: 'start' });
    return this.#state.load === load ? Promise.resolve() : this.#loading;
  }

  /** Obtains another page and shows it. What could not be obtained leaves everything as it is, until `stay` or `leave`. */
  async navigate(match: RouteMatch | null, pin: () => Promise<boolean>): Promise<Outcome> {
    this.#dispatch({ type: 'navigate' });
    const { load } = this.#state;
    const { remote = 'host', page = '' } = match?.route ?? {};
    const record = this.#newRecord(remote, match?.path ?? '');
    const waiting = setTimeout(() => {
      this.#dispatch({ type: 'wait', load });
    }, placeholderAfter);
    try {
      // A newer host is deployed, or the page is the server's own: it comes by a plain page load.
      if (!match || remote === '' || !(await pin())) throw new GoneError(match?.path ?? '');
      const module = await this.#show(match, load, record);
      return module && this.#state.load === load ? { module } : 'superseded';
    } catch (thrown) {
      if (this.#state.load !== load) return 'superseded';
      this.#record = record;
      return { cause: from(thrown, page) };
    } finally {
      clearTimeout(waiting);
    }
  }

  /** The visitor turned back before the other page was there. */
  cancel(): void {
    this.#dispatch({ type: 'stay' });
  }

  /** The other page did not come, and leaving would cost the visitor something. */
  stay(cause: RemoteError, elsewhere: Elsewhere): void {
    this.#record?.end('told', cause);
    this.#elsewhere = elsewhere;
    this.#dispatch({ type: 'stay', error: cause });
  }

  /** The browser loads the other page. */
  leave(cause: RemoteError): void {
    this.#record?.end('left', cause);
    this.#dispatch({ type: 'leave' });
  }

  /** Loads what `match` needs, so that showing it waits for nothing. */
  async fetchAhead(match: RouteMatch): Promise<PageModule> {
    const { remote, page } = match.route;
    const { module } = await this.parts.ladder.obtain(
      { remote, page, fresh: true, olderWelcome: false },
      () => undefined,
    );
    await module.preload(match.params);
    return module;
  }

  /** Renders a page that was fetched ahead, so that showing it is little more than a paint; one at a time. */
  prepare(match: RouteMatch, module: PageModule, address: PageAddress): void {
    if (!this.isLive || this.#prepared?.path === match.path || !isComposed(module, match.params)) return;
    this.dropPrepared();
    const page = this.#newPage(match, module);
    this.#prepared = { path: match.path, page };
    page.prepare(this.parts.slot.element, address);
  }

  /** The visitor turned to something else. */
  dropPrepared(): void {
    this.#prepared?.page.unmount();
    this.#prepared = undefined;
  }

  #dispatch(event: RuntimeEvent): void {
    const { state, effects } = reduce(this.#state, event);
    this.#state = state;
    this.parts.slot.show(slotStateOf(state));
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    const { notice, bootstrap } = this.parts;
    switch (effect.type) {
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
      case 'notify-failure': {
        const { error, readable } = effect;
        const retry = () => {
          this.#dispatch({ type: 'retry' });
        };
        if (readable === 'the page before' && this.#elsewhere) notice.failed(error, readable, this.#elsewhere);
        else notice.failed(error, readable, { retry, href: readable === 'nothing' ? location.href : undefined });
        return;
      }
      case 'clear-notice':
        notice.clear();
        return;
      case 'replay-presses':
        replayPresses(bootstrap.presses);
    }
  }

  #loading: Promise<void> = Promise.resolve();

  /** One load of the first page; its events carry its number. */
  async #load(): Promise<void> {
    const match = this.#match;
    const { remote } = this.parts.bootstrap.page;
    if (!match || !remote) return;
    const { load } = this.#state;
    const record = this.#newRecord(remote.name, match.path);
    const fail = (type: 'timeout' | 'error', error: RemoteError) => {
      if (load === this.#state.load) record.end('told', error);
      this.#dispatch({ type, load, error });
    };
    const late = setTimeout(
      () => {
        fail('timeout', new SlowError(remote.page));
      },
      // Of the page view, where this is its first load.
      load === 1 ? Math.max(0, notifyAfter - performance.now()) : notifyAfter,
    );
    try {
      const { name, page, start } = remote;
      const wanted = { remote: name, page, fresh: false, olderWelcome: start === 'eager' };
      const obtained = await this.parts.ladder.obtain(wanted, this.#onStep(load, record));
      if (load !== this.#state.load) return;
      await this.#mount(obtained, match, load);
      if (load === this.#state.load) record.live();
    } catch (thrown) {
      fail('error', from(thrown, remote.page));
    } finally {
      clearTimeout(late);
    }
  }

  async #mount({ module, release, composed }: Obtained, match: RouteMatch, load: number): Promise<void> {
    const { slot, unsaved } = this.parts;
    if (composed) {
      await slot.hydrate(this.#mounted(match, module), this.#onCrash(match, load));
      slot.element.dataset['version'] = release.reference.version;
      this.#dispatch({ type: 'live', load });
      slot.update();
      return;
    }
    await module.preload(match.params);
    // Typed into the composed form meanwhile: another release's page would begin with an empty one.
    if (unsaved.exists()) throw new GoneError(match.path);
    this.#put(match, module, release, load);
  }

  /** Undefined where the visitor has gone on meanwhile. */
  async #show(match: RouteMatch, load: number, record: RecoveryRecord): Promise<PageModule | undefined> {
    const { remote, page } = match.route;
    const wanted = { remote, page, fresh: true, olderWelcome: false };
    const { module, release } = await withPatience(this.parts.ladder.obtain(wanted, this.#onStep(load, record)), page);
    if (!isComposed(module, match.params)) throw new GoneError(page);
    await withPatience(module.preload(match.params), page);
    if (this.#state.load !== load) return undefined;
    this.#put(match, module, release, load);
    record.live();
    return module;
  }

  /** Puts a page rendered from nothing into the slot. */
  #put(match: RouteMatch, module: PageModule, release: Release, load: number): void {
    const { slot, bootstrap } = this.parts;
    const live = slot.render(this.#fresh(match, module, load), () => {
      this.#dispatch({ type: 'live', load });
    });
    this.#match = match;
    keepOnlySheetsOf(release, bootstrap.page);
    slot.element.dataset['version'] = release.reference.version;
    this.#dispatch({ type: live ? 'live' : 'show', load });
  }

  async #renderAgain(): Promise<void> {
    const outcome = await this.navigate(this.#match ?? null, () => Promise.resolve(true));
    if (outcome !== 'superseded' && 'cause' in outcome) location.reload();
  }

  /** What was prepared for this page of this very release, or a page to render now. */
  #fresh(match: RouteMatch, module: PageModule, load: number): FreshPage {
    const prepared = this.#prepared;
    if (prepared?.path === match.path && prepared.page.page.module === module) {
      this.#prepared = undefined;
      prepared.page.onError = this.#onCrash(match, load);
      return prepared.page;
    }
    this.dropPrepared();
    return this.#newPage(match, module, load);
  }

  #newPage(match: RouteMatch, module: PageModule, load = -1): FreshPage {
    return new FreshPage(this.#mounted(match, module), this.#onCrash(match, load));
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

  #mounted(match: RouteMatch, module: PageModule): MountedPage {
    const { route, params, path } = match;
    const props = { params, path, config: window.__SITE_CONFIG__, host: this.parts.bridge };
    return { remote: route.remote, page: route.page, module, props };
  }
}

/** Whether a page was composed for these parameters; an unknown case is the server's 404 to show. */
function isComposed(module: PageModule, params: PageParams): boolean {
  const names = Object.keys(params);
  return names.length === 0 || module.paths().some((known) => names.every((name) => known[name] === params[name]));
}
