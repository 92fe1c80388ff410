import type { PageModule } from '@shared/contract';
import type { RouteMatch } from '../../match-route';
import type { Ladder, Obtained } from '../ladder';
import { type PageAddress, type Preload, type ToMounted, isComposedFor } from '../page/mounted-page';
import type { Slot } from '../slot';
import type { ReadyPage } from '../page-runtime';
import { PreparedPage } from './prepared-page';

/** A page with the release that it came from. */
export type Fetched = Pick<Obtained, 'module' | 'release'>;

/** Fetches and renders ahead what a visitor is likely to ask for next; one page at a time is rendered. */
export class PreparedPages {
  #prepared: (ReadyPage & { page: PreparedPage }) | undefined;

  constructor(
    private readonly parts: {
      ladder: Pick<Ladder, 'obtain'>;
      slot: Slot;
      toMounted: ToMounted;
      preload: Preload;
    },
  ) {}

  /** Loads what `match` needs, so that showing it waits for nothing. */
  async fetch(match: RouteMatch): Promise<Fetched> {
    const { route } = match;
    const wanted = { remote: route.remote, page: route.page, fresh: true, olderWelcome: false };
    const fetched = await this.parts.ladder.obtain(wanted, () => undefined);
    await this.parts.preload(match, fetched.module);
    return fetched;
  }

  /** Renders a page that was fetched, so that showing it is little more than a paint. */
  prepare(match: RouteMatch, { module, release }: Fetched, address: PageAddress): void {
    if (this.#prepared?.match.path === match.path || !isComposedFor(module, match.params)) return;
    this.drop();
    const page = new PreparedPage(this.parts.toMounted(match, module));
    this.#prepared = { match, module, release, page };
    page.prepare(this.parts.slot.element, address);
  }

  /** The visitor turned to something else. */
  drop(): void {
    this.#prepared?.page.unmount();
    this.#prepared = undefined;
  }

  /** Takes the page that stands ready for this address; undefined where it would have to be waited for. */
  takeReady(path: string, address: PageAddress): ReadyPage | undefined {
    const prepared = this.#prepared;
    if (prepared?.match.path !== path || !prepared.page.isReady(address)) return undefined;
    this.#prepared = undefined;
    return prepared;
  }

  /** Takes the page that was prepared for this address of this very release. */
  take(match: RouteMatch, module: PageModule): PreparedPage | undefined {
    const prepared = this.#prepared;
    if (prepared?.match.path === match.path && prepared.module === module) {
      this.#prepared = undefined;
      return prepared.page;
    }
    this.drop();
    return undefined;
  }
}
