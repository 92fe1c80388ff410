import { type ComponentType, useLayoutEffect, useRef } from 'react';
import type { PageParams, PageProps } from '@shared/contract';
import { usePage } from './page-context';

/** Part of a page whose markup never changes after it was composed. */
export interface StaticRegion {
  (): React.JSX.Element;
  load(): Promise<void>;
  /** Hears what its page loads beside it, where its code runs beside composed nodes: in development. */
  onPage?(preload: ((params: PageParams) => Promise<unknown>) | undefined): void;
}

/** Gives behaviour to markup that stands already (event delegation on the region's element); returns what takes it away. */
export type Enhance = (element: HTMLElement, page: PageProps) => () => void;

/**
 * Part of a page whose markup never changes after it was composed: its HTML is kept as it is and the code that
 * makes it is not loaded on the first page, only for a render from nothing (docs/decisions/004-first-paint.md).
 *
 * @param id unique on its page; the composed element carries it as `data-static`
 * @param importRegion imports the component; name its chunk `<page>.static`, so that a page has one of them
 * @param enhance behaviour for the markup, small, loaded with the page
 */
export function staticRegion(
  id: string,
  importRegion: () => Promise<{ default: ComponentType }>,
  enhance?: Enhance,
): StaticRegion {
  let Loaded: ComponentType | null = null;

  function Region() {
    const page = usePage();
    const { composed, host } = page;
    const latest = useRef(page);
    const element = useRef<HTMLDivElement>(null);

    useLayoutEffect(() => {
      latest.current = page;
    });

    // Empty here means that React made the element afresh (a mismatch elsewhere in the root): put the composed nodes back before the paint.
    useLayoutEffect(() => {
      const region = element.current;
      if (composed && region?.childNodes.length === 0) region.replaceChildren(...host.composedRegion(id));
      return region ? enhance?.(region, latest.current) : undefined;
    }, [composed, host]);

    if (composed) {
      return <div ref={element} data-static={id} suppressHydrationWarning dangerouslySetInnerHTML={nothing()} />;
    }
    if (!Loaded) {
      throw new Error(`Load ${id} first: list it in its page's regions`);
    }
    return (
      <div ref={element} data-static={id}>
        <Loaded />
      </div>
    );
  }

  return Object.assign(Region, {
    async load() {
      Loaded ??= (await importRegion()).default;
    },
  });
}

/** React leaves the children of such an element alone; under Trusted Types even an empty string needs the site's policy. */
function nothing(): { __html: TrustedHTML | string } {
  return { __html: globalThis.__SITE__?.emptyHtml ?? '' };
}
