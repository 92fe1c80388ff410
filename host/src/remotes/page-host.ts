import type { HostBridge, PageModule, PageParams } from 'shared/contract';
import type { RouteMatch } from '../navigation/match-route';
import { hasUnsaved } from '../overlays/unsaved';
import { site } from '../starter/site-global';
import { from } from './errors/from';
import { GoneError } from './errors/gone-error';
import { OfflineError } from './errors/offline-error';
import { RemoteError } from './errors/remote-error';
import { RenderError } from './errors/render-error';
import { SlowError } from './errors/slow-error';
import { type Obtained, obtain } from './ladder';
import { RecoveryNotice } from './recovery-notice';
import { replayPresses } from './replay-presses';
import { reportRecovery } from './report-recovery';
import { Slot } from './slot';

/** After this long without the page, the visitor is told, in ms; an arrival within `chunkLoadTimeout` still counts. */
const FAILED_AFTER = 20_000;
/** A navigation that is not there by then becomes a plain page load, in ms. */
const NAVIGATION_PATIENCE = 10_000;

export type Shown = { shown: true; module: PageModule } | { shown: false };

/** Brings pages to life in the slot, and keeps what a visitor can read when that fails. */
export class PageHost {
  private readonly notice: RecoveryNotice;
  private visit = 0;

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
    const late = setTimeout(() => {
      if (visit === this.visit) this.fail(new SlowError(remote.page), match);
    }, FAILED_AFTER);
    try {
      const wanted = { remote: remote.name, page: remote.page, fresh: false, olderWelcome: remote.start === 'eager' };
      const obtained = await obtain(wanted, this.step(visit, remote.name));
      if (visit !== this.visit) return;
      await this.enliven(obtained, match);
      this.notice.clear();
      replayPresses();
    } catch (thrown) {
      if (visit === this.visit) this.fail(from(thrown, remote.page), match);
    } finally {
      clearTimeout(late);
    }
  }

  /** Another page in place of this one; `false` where only a plain page load can show it. */
  async show(match: RouteMatch): Promise<Shown> {
    const visit = ++this.visit;
    const { remote, page } = match.route;
    this.notice.clear();
    try {
      const wanted = { remote, page, fresh: true, olderWelcome: false };
      const { module, release } = await withPatience(obtain(wanted, this.step(visit, remote)), page);
      if (!stands(module, match.params)) return { shown: false };
      await withPatience(module.preload(match.params), page);
      if (visit !== this.visit) return { shown: true, module };
      this.slot.render(this.mounted(match, module), (error) => {
        this.fail(error, match);
      });
      this.slot.state = 'live';
      this.slot.element.dataset['version'] = release.reference.version;
      return { shown: true, module };
    } catch (thrown) {
      if (visit === this.visit)
        reportRecovery({ remote, page, rung: 'page-load', cause: from(thrown, page).name, outcome: 'left' });
      return { shown: false };
    }
  }

  /** Loads what `match` needs, so that showing it waits for nothing. */
  async fetchAhead(match: RouteMatch): Promise<void> {
    const { remote, page } = match.route;
    const { module } = await obtain({ remote, page, fresh: true, olderWelcome: false }, () => undefined);
    await module.preload(match.params);
  }

  private async enliven({ module, release, pinned }: Obtained, match: RouteMatch): Promise<void> {
    const mounted = this.mounted(match, module);
    const onError = (error: RenderError) => {
      this.fail(error, match);
    };
    if (pinned) {
      await this.slot.hydrate(mounted, onError);
      this.slot.state = 'live';
      this.slot.update();
    } else {
      await module.preload(match.params);
      this.slot.render(mounted, onError);
      this.slot.state = 'live';
    }
    this.slot.element.dataset['version'] = release.reference.version;
  }

  private step(visit: number, remote: string) {
    return (rung: string, cause: RemoteError) => {
      reportRecovery({ remote, page: '', rung, cause: cause.name, outcome: 'trying' });
      if (visit !== this.visit || this.slot.state === 'failed') return;
      this.slot.state = 'recovering';
      this.notice.recovering();
    };
  }

  private fail(error: RemoteError, match: RouteMatch): void {
    const kept = !(error instanceof RenderError) || this.slot.restore();
    this.slot.state = 'failed';
    reportRecovery({
      remote: match.route.remote,
      page: match.route.page,
      rung: 'told',
      cause: error.name,
      outcome: 'failed',
    });
    this.notice.failed(sentence(error, kept), () => {
      this.notice.recovering();
      this.slot.state = 'recovering';
      if (kept) void this.bringToLife(match);
      else if (!hasUnsaved()) location.reload();
    });
  }

  private mounted(match: RouteMatch, module: PageModule) {
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

async function withPatience<T>(work: Promise<T>, request: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SlowError(request));
    }, NAVIGATION_PATIENCE);
  });
  return Promise.race([work, patience]).finally(() => {
    clearTimeout(timer);
  });
}

function sentence(error: RemoteError, kept: boolean): string {
  const cause =
    error instanceof OfflineError
      ? '现在没有网络'
      : error instanceof SlowError
        ? '网络太慢，页面的交互部分还没到'
        : error instanceof GoneError
          ? '这一页刚刚更新过'
          : '页面的交互部分没有加载成功';
  return kept ? `${cause}；内容可以照常阅读，链接也能用。` : `${cause}。`;
}
