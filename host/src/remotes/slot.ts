import { createElement } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { HostBridge, PageModule, PageProps } from 'shared/contract';
import { RenderError } from './errors/render-error';
import { MountNotice } from './mount-notice';
import { SLOT_PREFIX } from './slot-prefix';

export type SlotState = 'static' | 'loading' | 'live' | 'recovering' | 'failed';

export interface Mounted {
  remote: string;
  page: string;
  module: PageModule;
  props: Omit<PageProps, 'composed' | 'query' | 'hash'>;
}

/** The element in the shell where a page is mounted, with a React root of its own (design.md rule 3). */
export class Slot {
  private root: Root | undefined;
  private mounted: { page: Mounted; composed: boolean } | undefined;
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
    this.mounted = { page, composed: true };
    return new Promise((resolve, reject) => {
      let alive = false;
      const options = this.options((error) => {
        if (alive) {
          onError(error);
        } else {
          this.restore();
          reject(error);
        }
      });
      const mounted = () => {
        alive = true;
        resolve();
      };
      this.root = hydrateRoot(this.container(), this.view('', '', mounted), options);
    });
  }

  /** Renders a page afresh in place of whatever stands here, in one step: nothing empty is ever painted. */
  render(page: Mounted, onError: (error: RenderError) => void): void {
    const container = document.createElement('div');
    container.dataset['pageRoot'] = '';
    const before = { mounted: this.mounted, saved: this.saved };
    this.mounted = { page, composed: false };
    this.saved = undefined;
    let failed: RenderError | undefined;
    let stands = false;
    const root = createRoot(
      container,
      this.options((error) => {
        if (stands) queueMicrotask(() => onError(error));
        else failed = error;
      }),
    );
    flushSync(() => {
      root.render(this.view(location.search, location.hash));
    });
    if (failed) {
      root.unmount();
      Object.assign(this, before);
      throw failed;
    }
    stands = true;
    const old = this.root;
    this.root = root;
    this.element.replaceChildren(container);
    this.element.dataset['remote'] = page.remote;
    this.element.dataset['page'] = page.page;
    old?.unmount();
  }

  /** Gives the live page what the address says now. */
  update(): void {
    if (this.root && this.mounted) this.root.render(this.view(location.search, location.hash));
  }

  /** Takes the page's code away and puts back what was composed; false where nothing was. */
  restore(): boolean {
    this.root?.unmount();
    this.root = undefined;
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

  private view(query: string, hash: string, onMounted?: () => void) {
    if (!this.mounted) throw new TypeError('The slot has no page');
    const { page, composed } = this.mounted;
    const props: PageProps = { ...page.props, query, hash, composed, host: this.bridge(page.props.host) };
    return createElement(MountNotice, { onMounted }, createElement(page.module.Component, props));
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

  private options(onError: (error: RenderError) => void) {
    const page = this.mounted?.page.page ?? '';
    return {
      identifierPrefix: SLOT_PREFIX,
      onUncaughtError: (error: unknown) => {
        onError(new RenderError(page, { cause: error }));
      },
    };
  }
}
