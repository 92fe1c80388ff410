import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HostBridge, PageProps } from 'shared/contract';
import { afterPaint } from '../after-paint';
import { RenderError } from './errors/render-error';
import { FreshPage, type PageAddress } from './fresh-page';
import { MountNotice } from './mount-notice';
import type { Mounted } from './mounted';
import { SLOT_PREFIX } from './slot-prefix';

export type SlotState = 'static' | 'loading' | 'live' | 'recovering' | 'failed';

/** The element in the shell where a page is mounted, with a React root of its own (design.md rule 3). */
export class Slot {
  private live: Pick<FreshPage, 'update' | 'unmount'> | undefined;
  /** What was composed, for as long as the composed page stands. */
  private saved: Node[] | undefined;

  constructor(readonly element: HTMLElement) {}

  get state(): SlotState {
    return this.element.dataset['state'] as SlotState;
  }

  set state(state: SlotState) {
    this.element.dataset['state'] = state;
    this.element.toggleAttribute('aria-busy', state === 'loading');
  }

  /** Brings the composed page to life; the composed nodes stay what they are. */
  hydrate(page: Mounted, onError: (error: RenderError) => void): Promise<void> {
    this.saved = [...this.element.childNodes].map((node) => node.cloneNode(true));
    return new Promise((resolve, reject) => {
      let alive = false;
      const onUncaughtError = (cause: unknown) => {
        const error = new RenderError(page.page, { cause });
        if (alive) {
          onError(error);
        } else {
          this.restore();
          reject(error);
        }
      };
      const mounted = () => {
        alive = true;
        resolve();
      };
      const view = this.composedView(page, { query: '', hash: '' }, mounted);
      const root = hydrateRoot(this.container(), view, { identifierPrefix: SLOT_PREFIX, onUncaughtError });
      this.live = {
        update: (address) => {
          root.render(this.composedView(page, address));
        },
        unmount: () => {
          root.unmount();
        },
      };
    });
  }

  /** Puts a page in place of whatever stands here, in one step: nothing empty is ever painted. Throws what it throws. */
  render(fresh: FreshPage): void {
    fresh.show(currentAddress());
    const before = this.live;
    this.live = fresh;
    this.saved = undefined;
    // A prepared page keeps its layout only where it is not moved.
    for (const node of [...this.element.childNodes]) if (node !== fresh.container) node.remove();
    if (!fresh.container.isConnected) this.element.append(fresh.container);
    this.element.dataset['remote'] = fresh.page.remote;
    this.element.dataset['page'] = fresh.page.page;
    // The new page's frame does not wait for the end of the old one.
    if (before) {
      afterPaint(() => {
        before.unmount();
      });
    }
  }

  /** Gives the live page what the address says now. */
  update(): void {
    this.live?.update(currentAddress());
  }

  /** Takes the page's code away and puts back what was composed; false where nothing was. */
  restore(): boolean {
    this.live?.unmount();
    this.live = undefined;
    if (!this.saved) {
      this.element.replaceChildren();
      return false;
    }
    this.element.replaceChildren(...this.saved.map((node) => node.cloneNode(true)));
    return true;
  }

  private container(): HTMLElement {
    return this.element.querySelector<HTMLElement>(':scope > [data-page-root]') ?? this.element;
  }

  private composedView({ module, props }: Mounted, address: PageAddress, onMounted?: () => void) {
    const all: PageProps = { ...props, ...address, composed: true, host: this.bridge(props.host) };
    return createElement(MountNotice, { onMounted }, createElement(module.Component, all));
  }

  private bridge(host: HostBridge): HostBridge {
    return {
      ...host,
      composedRegion: (id) =>
        (this.saved ?? [])
          .flatMap((node) => (node instanceof Element ? [...node.querySelectorAll(`[data-static="${id}"]`)] : []))
          .flatMap((region) => [...region.childNodes].map((node) => node.cloneNode(true))),
    };
  }
}

function currentAddress(): PageAddress {
  return { query: location.search, hash: location.hash };
}
