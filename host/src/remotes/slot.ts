import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { HostBridge, PageProps } from '@shared/contract';
import { afterPaint } from '../after-paint';
import { RenderError } from './errors/render-error';
import { FreshPage, type PageAddress } from './fresh-page';
import { MountNotice } from './mount-notice';
import type { Mounted } from './mounted';
import { replayPresses } from './replay-presses';
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

  /**
   * Puts a page in place of whatever stands here, in one step: nothing empty is ever painted. One that was rendered ahead
   * costs little more than the paint: the end of the old page, and its own effects, come after the frame. Throws what
   * it throws.
   */
  render(fresh: FreshPage): void {
    const alive = fresh.show(currentAddress());
    const before = this.live;
    const nodes = [...this.element.childNodes].filter((node) => node !== fresh.container);
    this.live = fresh;
    this.saved = undefined;
    this.state = alive ? 'live' : 'static';
    this.element.dataset['remote'] = fresh.page.remote;
    this.element.dataset['page'] = fresh.page.page;
    const takeAway = () => {
      for (const node of nodes) node.parentNode?.removeChild(node);
    };
    if (alive) {
      takeAway();
      this.element.append(fresh.container);
      afterPaint(() => before?.unmount());
      return;
    }
    // To hide is cheaper than to take out of the document.
    for (const node of nodes) if (node instanceof HTMLElement) node.dataset['prepared'] = 'done';
    afterPaint(() => {
      takeAway();
      before?.unmount();
    });
    afterPaint(() => {
      if (this.live !== fresh) return;
      fresh.enliven(currentAddress());
      if (this.state === 'static') this.state = 'live';
      replayPresses();
    });
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
