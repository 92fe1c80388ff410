import type { HostBridge, PageModule, PageParams } from '@shared/contract';
import type { RouteMatch } from '../navigation/match-route';
import { hasUnsaved } from '../overlays/unsaved';
import { site } from '../starter/site-global';
import { ClimbRecord } from './climb-record';
import { from } from './errors/from';
import { GoneError } from './errors/gone-error';
import type { RemoteError } from './errors/remote-error';
import type { RenderError } from './errors/render-error';
import { SlowError } from './errors/slow-error';
import { failureSentence } from './failure-sentence';
import { FreshPage, type PageAddress } from './fresh-page';
import type { Mounted } from './mounted';
import { type Obtained, type OnStep, obtain } from './ladder';
import { withPatience } from './patience';
import { RecoveryNotice } from './recovery-notice';
import { replayPresses } from './replay-presses';
import { keepOnlySheetsOf } from './sheets';
import type { Slot } from './slot';

/** After this long without the page, the visitor is told, in ms; an arrival within `chunkLoadTimeout` still counts. */
const FAILED_AFTER = 20_000;

export type Shown = { module: PageModule } | NotShown;

/** A navigation that brought nothing; who decides what happens now writes it into the record. */
export interface NotShown {
  cause: RemoteError;
  record: ClimbRecord;
}

/** Brings pages to life in the slot, and keeps what a visitor can read when that fails. */
export class PageHost {
  private readonly notice: RecoveryNotice;
  private visit = 0;
  /** Set while the first page is not alive, for when a visitor turns back to it. */
  private resume: (() => void) | undefined;
  /** The page that a visitor is likely to ask for next, rendered ahead. */
  private prepared: { path: string; page: FreshPage } | undefined;

  constructor(
    private readonly slot: Slot,
    private readonly host: HostBridge,
  ) {
    this.notice = new RecoveryNotice(slot.element);
  }

  /** The first page: hydrates its composed HTML, which stays whatever happens. */
  async bringToLife(match: RouteMatch): Promise<void> {
    const remote = site().page.remote;
    if (!remote) {
      this.slot.state = 'live';
      return;
    }
    const visit = ++this.visit;
    this.resume = () => void this.bringToLife(match);
    const record = new ClimbRecord({ remote: remote.name, page: match.path });
    const fail = (error: RemoteError) => {
      if (visit === this.visit) this.fail(error, match, record);
    };
    const late = setTimeout(() => {
      fail(new SlowError(remote.page));
    }, FAILED_AFTER);
    try {
      const wanted = { remote: remote.name, page: remote.page, fresh: false, olderWelcome: remote.start === 'eager' };
      const obtained = await obtain(wanted, this.step(visit, record));
      if (visit !== this.visit) return;
      await this.enliven(obtained, match);
      this.resume = undefined;
      this.notice.clear();
      record.live();
      replayPresses();
    } catch (thrown) {
      fail(from(thrown, remote.page));
    } finally {
      clearTimeout(late);
    }
  }

  /** Another page in place of this one. */
  async show(match: RouteMatch): Promise<Shown> {
    const visit = ++this.visit;
    const { remote, page } = match.route;
    const record = new ClimbRecord({ remote, page: match.path });
    this.notice.clear();
    try {
      const wanted = { remote, page, fresh: true, olderWelcome: false };
      const { module, release } = await withPatience(obtain(wanted, this.step(visit, record)), page);
      if (!stands(module, match.params)) return { cause: new GoneError(page), record };
      await withPatience(module.preload(match.params), page);
      if (visit !== this.visit) return { module };
      this.slot.render(this.fresh(match, module));
      keepOnlySheetsOf(release);
      this.slot.element.dataset['version'] = release.reference.version;
      this.resume = undefined;
      this.notice.clear();
      record.live();
      return { module };
    } catch (thrown) {
      return { cause: from(thrown, page), record };
    }
  }

  /** The page that stands goes on, since another did not come; says so where the visitor did not choose it. */
  stay(told?: { cause: RemoteError; href: string; retry: () => void }): void {
    this.visit += 1;
    this.notice.clear();
    this.resume?.();
    if (told) this.notice.failed(failureSentence(told.cause, 'another page'), told);
  }

  /** Loads what `match` needs, so that showing it waits for nothing. */
  async fetchAhead(match: RouteMatch): Promise<PageModule> {
    const { remote, page } = match.route;
    const { module } = await obtain({ remote, page, fresh: true, olderWelcome: false }, () => undefined);
    await module.preload(match.params);
    return module;
  }

  /** Renders a page that was fetched ahead, so that showing it is little more than a paint; one at a time. */
  prepare(match: RouteMatch, module: PageModule, address: PageAddress): void {
    if (this.slot.state !== 'live' || this.prepared?.path === match.path || !stands(module, match.params)) return;
    this.dropPrepared();
    const page = new FreshPage(this.mounted(match, module), this.onRenderError(match));
    this.prepared = { path: match.path, page };
    page.prepare(this.slot.element, address);
  }

  /** The visitor turned to something else. */
  dropPrepared(): void {
    this.prepared?.page.unmount();
    this.prepared = undefined;
  }

  /** What was prepared for this page of this very release, or a page to render now. */
  private fresh(match: RouteMatch, module: PageModule): FreshPage {
    const { prepared } = this;
    if (prepared?.path === match.path && prepared.page.page.module === module) {
      this.prepared = undefined;
      return prepared.page;
    }
    this.dropPrepared();
    return new FreshPage(this.mounted(match, module), this.onRenderError(match));
  }

  private async enliven({ module, release, composed }: Obtained, match: RouteMatch): Promise<void> {
    if (composed) {
      await this.slot.hydrate(this.mounted(match, module), this.onRenderError(match));
      this.slot.state = 'live';
      this.slot.update();
    } else {
      await module.preload(match.params);
      // Typed into the composed form meanwhile: another release's page would begin with an empty one.
      if (hasUnsaved()) throw new GoneError(match.path);
      this.slot.render(this.fresh(match, module));
      keepOnlySheetsOf(release);
    }
    this.slot.element.dataset['version'] = release.reference.version;
  }

  private step(visit: number, record: ClimbRecord): OnStep {
    return (step) => {
      record.begin(step);
      if (visit !== this.visit || this.slot.state === 'failed') return;
      this.slot.state = 'recovering';
      this.notice.recovering();
    };
  }

  private onRenderError(match: RouteMatch): (error: RenderError) => void {
    return (error) => {
      const restored = this.slot.restore();
      this.fail(error, match, new ClimbRecord({ remote: match.route.remote, page: match.path }), restored);
    };
  }

  private fail(error: RemoteError, match: RouteMatch, record: ClimbRecord, readable = true): void {
    this.slot.state = 'failed';
    record.end('told', error);
    const again = async () => {
      if (readable) await this.bringToLife(match);
      else if (!('module' in (await this.show(match)))) location.reload();
    };
    const retry = () => {
      this.notice.recovering();
      this.slot.state = 'recovering';
      void again();
    };
    const sentence = failureSentence(error, readable ? 'this page' : 'nothing');
    this.notice.failed(sentence, readable ? { retry } : { retry, href: location.href });
  }

  private mounted(match: RouteMatch, module: PageModule): Mounted {
    const { route, params, path } = match;
    const props = { params, path, config: window.__SITE_CONFIG__, host: this.host };
    return { remote: route.remote, page: route.page, module, props };
  }
}

/** Whether a page was composed for these parameters; an unknown case is the server's 404 to show. */
function stands(module: PageModule, params: PageParams): boolean {
  const names = Object.keys(params);
  return names.length === 0 || module.paths().some((known) => names.every((name) => known[name] === params[name]));
}
