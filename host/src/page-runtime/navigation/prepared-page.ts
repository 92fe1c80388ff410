import { afterPaint } from '../../after-paint';
import { FreshPage } from '../page/fresh-page';
import type { PageAddress } from '../page/mounted-page';

/** Windows from the top: a toolbar that slides away, and the header, must not uncover a gap. */
const MARGIN = 1.25;

/** A page that is rendered, and laid out out of sight, before anybody asks to see it: to show it costs its effects and a paint. */
export class PreparedPage extends FreshPage {
  #showBelowWindow: (() => void) | undefined;

  /** Renders the page while nothing else is to do, without its effects, and has it laid out in `slot`. */
  prepare(slot: HTMLElement, address: PageAddress): void {
    this.root.render(this.view('hidden', address));
    const rendered = new MutationObserver(() => {
      rendered.disconnect();
      if (!this.shown) this.#layOut(slot, address);
    });
    rendered.observe(this.container, { childList: true });
  }

  /** Whether it is laid out for this address, and threw nothing. */
  isReady(address: PageAddress): boolean {
    return !this.failed && this.#isLaidOut() && this.isFor(address);
  }

  /** Seen at once, as a composed page is: readable before it is live. One that is not ready for `address` is rendered now. */
  override show(address: PageAddress): boolean {
    const waits = this.isReady(address);
    this.takeFailure();
    delete this.container.dataset['prepared'];
    this.container.ariaHidden = null;
    if (!waits) return super.show(address);
    this.shown = true;
    return false;
  }

  override activate(address: PageAddress): void {
    this.#showBelowWindow?.();
    super.activate(address);
  }

  #isLaidOut(): boolean {
    return this.container.dataset['prepared'] !== undefined;
  }

  /** Shows the page in the window for one frame, in which the browser lays it out, and keeps it so from then on (shell.module.css). */
  #layOut(slot: HTMLElement, { hash }: PageAddress): void {
    // Activity takes hidden elements out of the layout; the container hides them already.
    for (const child of this.container.children) {
      if (child instanceof HTMLElement) child.style.removeProperty('display');
    }
    this.container.dataset['prepared'] = 'now';
    this.container.ariaHidden = 'true';
    slot.append(this.container);
    afterPaint(() => {
      if (!this.#isLaidOut()) return;
      if (!hash) this.#showBelowWindow = hideBelowWindow(this.container);
      afterPaint(() => {
        if (this.#isLaidOut()) this.container.dataset['prepared'] = 'done';
      });
    });
  }
}

/**
 * Keeps what lies well below the window out of the picture, each part in the room that it takes, so that the first frame
 * of `page` paints little more than what is seen. The page must be laid out with its top at the window's.
 *
 * @returns what shows it all again
 */
function hideBelowWindow(page: HTMLElement): () => void {
  const below = partsOf(page).flatMap((part) => {
    const { top, height } = part.getBoundingClientRect();
    return top > innerHeight * MARGIN ? [{ style: part.style, height }] : [];
  });
  for (const { style, height } of below) {
    style.containIntrinsicBlockSize = `${height}px`;
    style.contentVisibility = 'hidden';
  }
  return () => {
    for (const { style } of below) style.contentVisibility = style.containIntrinsicBlockSize = '';
  };
}

/** A page's sections, however many elements are wrapped around all of them. */
function partsOf(page: Element): HTMLElement[] {
  const [only, ...others] = page.children;
  if (only && others.length === 0) return partsOf(only);
  return [...page.children].filter((child) => child instanceof HTMLElement);
}
