import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HostBridge, PageProps } from '@shared/contract';
import { afterPaint } from '../after-paint';
import { RenderError } from './errors';
import type { FreshPage } from './page/fresh-page';
import type { SlotState } from './machine';
import { MountNotice, type MountedPage, type PageAddress, SLOT_PREFIX, currentAddress } from './page/mounted-page';

/** The element in the shell where a page is mounted, with a React root of its own (docs/architecture.md rule 3). */
export class Slot {
  #mounted: Pick<FreshPage, 'update' | 'unmount'> | undefined;
  /** Composed nodes, for as long as the composed page is shown. */
  #saved: Node[] = [];

  constructor(readonly element: HTMLElement) {}

  /** Writes `data-state`: the one place where that happens once the host runs. */
  show(state: SlotState): void {
    const { dataset } = this.element;
    if (dataset['state'] === state) return;
    dataset['state'] = state;
    this.element.toggleAttribute('aria-busy', state === 'loading');
  }

  /** Hydrates the composed page; the composed nodes stay what they are. `onError` hears what it throws once it is live. */
  hydrate(page: MountedPage, onError: (error: RenderError) => void): Promise<void> {
    this.#saved = copies(this.element);
    return new Promise((resolve, reject) => {
      let live = false;
      const onUncaughtError = (cause: unknown) => {
        const error = new RenderError(page.page, { cause });
        if (live) {
          onError(error);
        } else {
          this.restore();
          reject(error);
        }
      };
      const onMounted = () => {
        live = true;
        resolve();
      };
      const view = this.#composedView(page, { query: '', hash: '' }, onMounted);
      // React gives the browser its turn every few ms in a transition.
      startTransition(() => {
        const root = hydrateRoot(this.#container(), view, { identifierPrefix: SLOT_PREFIX, onUncaughtError });
        this.#mounted = {
          // React would throw the composed nodes away before the page is live; the address is given after hydration.
          update: (address) => {
            if (live) root.render(this.#composedView(page, address));
          },
          unmount: () => root.unmount(),
        };
      });
    });
  }

  /**
   * Puts a page in place of the one that is shown, in one step: nothing empty is ever painted. One that was rendered ahead
   * costs little more than the paint: the end of the old page, and its own effects, come after the frame; `onLive` hears
   * of that. Throws what the page throws.
   *
   * @returns whether it is live already
   */
  render(fresh: FreshPage, onLive: () => void): boolean {
    const live = fresh.show(currentAddress());
    const before = this.#mounted;
    const nodes = [...this.element.childNodes].filter((node) => node !== fresh.container);
    this.#mounted = fresh;
    this.#saved = [];
    fresh.container.dataset['arrived'] = '';
    this.element.dataset['remote'] = fresh.page.remote;
    this.element.dataset['page'] = fresh.page.page;
    if (live) this.element.replaceChildren(fresh.container);
    // Hiding a page is cheaper than taking it out of the document.
    else for (const node of nodes) if (node instanceof HTMLElement) node.dataset['prepared'] = 'done';
    afterPaint(() => {
      for (const node of nodes) node.remove();
      before?.unmount();
    });
    if (!live)
      afterPaint(() => {
        if (this.#mounted !== fresh) return;
        fresh.activate(currentAddress());
        onLive();
      });
    return live;
  }

  /** Gives the page what the address says now. */
  update(): void {
    this.#mounted?.update(currentAddress());
  }

  /** Takes the page's code away and puts back what was composed; false where nothing was. */
  restore(): boolean {
    const before = this.#mounted;
    this.#mounted = undefined;
    // React tells of an error in the midst of its work, where it cannot end a root.
    queueMicrotask(() => before?.unmount());
    this.element.replaceChildren(...this.#saved.map((node) => node.cloneNode(true)));
    return this.#saved.length > 0;
  }

  #container(): HTMLElement {
    return this.element.querySelector<HTMLElement>(':scope > [data-page-root]') ?? this.element;
  }

  #composedView({ module, props }: MountedPage, address: PageAddress, onMounted?: () => void) {
    const all: PageProps = { ...props, ...address, composed: true, host: this.#bridge(props.host) };
    return createElement(MountNotice, { onMounted }, createElement(module.Component, all));
  }

  #bridge(host: HostBridge): HostBridge {
    return {
      ...host,
      composedRegion: (id) =>
        this.#saved
          .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(`[data-static="${id}"]`)] : []))
          .flatMap(copies),
    };
  }
}

/** Copies of what is in an element. */
function copies({ childNodes }: Node): Node[] {
  return [...childNodes].map((node) => node.cloneNode(true));
}
