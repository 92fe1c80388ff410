import type { PageParams } from '@shared/contract';
import type { PageFacts, SiteRoute } from '@shared/contract/release';
import { addressesOf, isOnDemand, type PageAddress } from '../compose/page-paths';
import { paramsAt } from '@shared/contract/config';
import type { ReleaseContent } from '../compose/release-content';

/** Paths of pages, each with its parameters. */
export type PlacedPaths = Readonly<Record<string, PageParams>>;

interface PlacedRoute {
  route: SiteRoute;
  facts: PageFacts;
  released: readonly PageAddress[];
}

interface Renderer {
  readonly content: ReleaseContent;
  /** Pages that are always composed. */
  readonly fixed: PageAddress[];
  /** Addresses as targets, where the package may have them. */
  checked: (route: SiteRoute, found: ReturnType<typeof addressesOf>) => PageAddress[];
  /** What a page says of itself where this was published of its content. */
  factsWith: (page: string, published: object) => Promise<PageFacts>;
}

/**
 * Pages whose addresses follow from content that can be edited: an editor adds a member to a list, and it has a page. Where nothing was
 * published, they are those that the release has.
 */
export class PlacedPages {
  private readonly routes: PlacedRoute[] = [];
  /** Pages that the release does not have, and those that it has and that were taken out. */
  readonly added = new Set<PageAddress>();
  readonly gone = new Set<PageAddress>();

  constructor(private readonly renderer: Renderer) {}

  /** @param released its pages in the release, which are among those always composed */
  learn(route: SiteRoute, facts: PageFacts, released: readonly PageAddress[]): void {
    this.routes.push({ route, facts, released });
  }

  /** Where they stand now, by the patterns of their routes. */
  get current(): Map<string, PlacedPaths> {
    return new Map(
      this.routes.map(({ route, released }) => {
        const own = [...released.filter((one) => !this.gone.has(one)), ...this.added].filter(
          (one) => one.route === route,
        );
        return [route.pattern, Object.fromEntries(own.map(({ path, params }) => [path, params]))];
      }),
    );
  }

  /** Whether addresses may follow from what changed. */
  follows(topic: string): boolean {
    const { name } = this.renderer.content;
    return this.routes.some(({ facts }) => facts.content?.some((key) => topic === `content:${name}/${key}`));
  }

  /** A page that was added before this process began. */
  adopt(path: string): PageAddress | null {
    for (const { route } of this.routes) {
      const params = isOnDemand(path, route.pattern) ? paramsAt(route.pattern, path) : null;
      const target = params && this.renderer.checked(route, [{ path, params }])[0];
      if (!target) continue;
      this.added.add(target);
      this.renderer.fixed.push(target);
      return target;
    }
    return null;
  }

  /** Finds out where the pages stand now; tells of those that are another since. Throws a `DataError`, or a `ReleaseError` of the page’s. */
  async look(
    publishedOf: (target: PageAddress) => Promise<Readonly<Record<string, unknown>>>,
  ): Promise<{ changed: PageAddress[]; removed: PageAddress[] }> {
    const changed: PageAddress[] = [];
    const removed: PageAddress[] = [];
    const { fixed } = this.renderer;
    for (const { route, facts, released } of this.routes) {
      const anywhere = { route, path: route.pattern, file: '', params: {} };
      const published = await publishedOf(anywhere);
      const isPublished = Object.keys(published).length > 0;
      const shown = this.renderer.content.shown(published, {});
      const found = isPublished ? await this.renderer.factsWith(route.page, shown) : facts;
      const now = new Map(this.renderer.checked(route, addressesOf(route, found)).map((one) => [one.file, one]));
      for (const target of released) {
        if (this.gone.has(target) === !now.has(target.file)) continue;
        if (!this.gone.delete(target)) this.gone.add(target);
        changed.push(target);
      }
      const before = [...this.added].filter((one) => one.route === route);
      for (const target of before.filter(({ file }) => !now.has(file))) {
        this.added.delete(target);
        fixed.splice(fixed.indexOf(target), 1);
        removed.push(target);
      }
      for (const [file, target] of now) {
        if ([...released, ...before].some((one) => one.file === file)) continue;
        this.added.add(target);
        fixed.push(target);
        changed.push(target);
      }
    }
    return { changed, removed };
  }
}
