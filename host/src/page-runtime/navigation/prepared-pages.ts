import type { PageModule } from '@shared/contract';
import type { RouteMatch } from '../../match-route';
import type { Ladder } from '../ladder';
import { type PageAddress, type ToMounted, isComposedFor } from '../mounted-page';
import type { Slot } from '../slot';
import { PreparedPage } from './prepared-page';
import type { PublishedContent } from '../published-content';

/** Fetches and renders ahead what a visitor is likely to ask for next; one page at a time is rendered. */
export class PreparedPages {
  #prepared: { path: string; page: PreparedPage } | undefined;

  constructor(
    private readonly parts: {
      ladder: Pick<Ladder, 'obtain'>;
      slot: Slot;
      toMounted: ToMounted;
      content: Pick<PublishedContent, 'preload'>;
    },
  ) {}

  /** Loads what `match` needs, so that showing it waits for nothing. */
  async fetch(match: RouteMatch): Promise<PageModule> {
    const { route } = match;
    const wanted = { remote: route.remote, page: route.page, fresh: true, olderWelcome: false };
    const { module } = await this.parts.ladder.obtain(wanted, () => undefined);
    await this.parts.content.preload(match, module);
    return module;
  }

  /** Renders a page that was fetched, so that showing it is little more than a paint. */
  prepare(match: RouteMatch, module: PageModule, address: PageAddress): void {
    if (this.#prepared?.path === match.path || !isComposedFor(module, match.params)) return;
    this.drop();
    const page = new PreparedPage(this.parts.toMounted(match, module));
    this.#prepared = { path: match.path, page };
    page.prepare(this.parts.slot.element, address);
  }

  /** The visitor turned to something else. */
  drop(): void {
    this.#prepared?.page.unmount();
    this.#prepared = undefined;
  }

  /** Takes the page that was prepared for this address of this very release. */
  take(match: RouteMatch, module: PageModule): PreparedPage | undefined {
    const prepared = this.#prepared;
    if (prepared?.path === match.path && prepared.page.page.module === module) {
      this.#prepared = undefined;
      return prepared.page;
    }
    this.drop();
    return undefined;
  }
}
