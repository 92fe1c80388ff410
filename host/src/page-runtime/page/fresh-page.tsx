import { Activity, type ReactElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { PageProps } from '@shared/contract';
import { RenderError } from '../errors';
import { type MountedPage, type PageAddress, SLOT_PREFIX } from './mounted-page';

/** A page rendered from nothing, in a container and a root of its own. */
export class FreshPage {
  readonly container = document.createElement('div');
  protected readonly root: Root;
  protected shown = false;
  #failure: RenderError | undefined;
  #content: ReactElement<PageProps> | undefined;

  /** Hears what the page throws once it is shown. */
  onError: (error: RenderError) => void = () => undefined;

  constructor(readonly page: MountedPage) {
    this.container.dataset['pageRoot'] = '';
    this.root = createRoot(this.container, {
      identifierPrefix: SLOT_PREFIX,
      onUncaughtError: (cause: unknown) => {
        const error = new RenderError(page.page, { cause });
        if (this.shown) queueMicrotask(() => this.onError(error));
        else this.#failure = error;
      },
    });
  }

  /**
   * Shows the page, and throws what its code throws.
   *
   * @returns whether it is live already; if not, it waits for `activate`
   */
  show(address: PageAddress): boolean {
    this.activate(address);
    const failure = this.takeFailure();
    if (failure) {
      this.unmount();
      throw failure;
    }
    this.shown = true;
    return true;
  }

  /** Runs the effects of a page, and renders it where that has not been done. */
  activate(address: PageAddress): void {
    flushSync(() => this.update(address));
  }

  update(address: PageAddress): void {
    this.root.render(this.view('visible', address));
  }

  unmount(): void {
    this.root.unmount();
    this.container.remove();
  }

  protected get failed(): boolean {
    return this.#failure !== undefined;
  }

  protected takeFailure(): RenderError | undefined {
    const failure = this.#failure;
    this.#failure = undefined;
    return failure;
  }

  protected isFor({ query, hash }: PageAddress): boolean {
    return this.#content?.props.query === query && this.#content.props.hash === hash;
  }

  /** The same element for the same address: React has nothing to render again when a page rendered ahead is shown. */
  protected view(mode: 'hidden' | 'visible', address: PageAddress): ReactElement {
    const { module, props } = this.page;
    if (!this.isFor(address)) this.#content = <module.Component {...props} {...address} composed={false} />;
    return <Activity mode={mode}>{this.#content}</Activity>;
  }
}
