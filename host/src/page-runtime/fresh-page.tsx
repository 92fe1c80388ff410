import { Activity, type ReactElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { PageProps } from '@shared/contract';
import { afterPaint } from '../after-paint';
import { hideBelowWindow } from './below-window';
import { RenderError } from './errors';
import { type MountedPage, type PageAddress, SLOT_PREFIX } from './mounted-page';

/** A page rendered from nothing, in a container and a root of its own; it may be done before anybody asks to see it. */
export class FreshPage {
  readonly container = document.createElement('div');
  readonly #root: Root;
  #shown = false;
  #failure: RenderError | undefined;
  #content: ReactElement<PageProps> | undefined;
  #showBelowWindow: (() => void) | undefined;

  /** Hears what the page throws once it is shown. */
  onError: (error: RenderError) => void = () => undefined;

  constructor(readonly page: MountedPage) {
    this.container.dataset['pageRoot'] = '';
    this.#root = createRoot(this.container, {
      identifierPrefix: SLOT_PREFIX,
      onUncaughtError: (cause: unknown) => {
        const error = new RenderError(page.page, { cause });
        if (this.#shown) queueMicrotask(() => this.onError(error));
        else this.#failure = error;
      },
    });
  }

  /**
   * Renders the page while nothing else is to do, without its effects, and has it laid out in `slot` out of sight:
   * to show it then costs its effects and a paint.
   */
  prepare(slot: HTMLElement, address: PageAddress): void {
    this.#root.render(this.#view('hidden', address));
    const rendered = new MutationObserver(() => {
      rendered.disconnect();
      if (!this.#shown) this.#layOut(slot);
    });
    rendered.observe(this.container, { childList: true });
  }

  /**
   * Shows the page, and throws what its code throws. One that is laid out is seen at once, as a composed page is: readable
   * before it is live. Any other is rendered now.
   *
   * @returns whether it is live already; if not, it waits for `activate`
   */
  show(address: PageAddress): boolean {
    const waits = this.#takeFailure() === undefined && this.#isLaidOut() && this.#isFor(address);
    delete this.container.dataset['prepared'];
    this.container.ariaHidden = null;
    if (!waits) {
      this.activate(address);
      const failure = this.#takeFailure();
      if (failure) {
        this.unmount();
        throw failure;
      }
    }
    this.#shown = true;
    return !waits;
  }

  /** Runs the effects of a page, and renders it where that has not been done. */
  activate(address: PageAddress): void {
    this.#showBelowWindow?.();
    this.#showBelowWindow = undefined;
    flushSync(() => {
      this.#root.render(this.#view('visible', address));
    });
  }

  update(address: PageAddress): void {
    this.#root.render(this.#view('visible', address));
  }

  unmount(): void {
    this.#root.unmount();
    this.container.remove();
  }

  #isLaidOut(): boolean {
    return this.container.dataset['prepared'] !== undefined;
  }

  #isFor({ query, hash }: PageAddress): boolean {
    return this.#content?.props.query === query && this.#content.props.hash === hash;
  }

  #takeFailure(): RenderError | undefined {
    const failure = this.#failure;
    this.#failure = undefined;
    return failure;
  }

  /** In the window for one frame, which is when a browser lays out, and kept as it is from then on (shell.module.css). */
  #layOut(slot: HTMLElement): void {
    // What an Activity hides it takes out of the layout; the container hides it already.
    for (const child of this.container.children) {
      if (child instanceof HTMLElement) child.style.removeProperty('display');
    }
    this.container.dataset['prepared'] = 'now';
    this.container.ariaHidden = 'true';
    slot.append(this.container);
    afterPaint(() => {
      if (!this.#isLaidOut()) return;
      if (!this.#content?.props.hash) this.#showBelowWindow = hideBelowWindow(this.container);
      afterPaint(() => {
        if (this.#isLaidOut()) this.container.dataset['prepared'] = 'done';
      });
    });
  }

  /** The same element for the same address: React has nothing to render again when a prepared page is shown. */
  #view(mode: 'hidden' | 'visible', { query, hash }: PageAddress): ReactElement {
    const { module, props } = this.page;
    if (!this.#isFor({ query, hash }))
      this.#content = <module.Component {...props} query={query} hash={hash} composed={false} />;
    return <Activity mode={mode}>{this.#content}</Activity>;
  }
}
