import type { Page } from 'playwright-core';

/** Payloads that did more than are there as text, `times` over. */
export function harm(page: Page, payloads: readonly string[], times: number): Promise<Harm> {
  return page.evaluate(
    ({ texts, least }) => {
      const flat = (text: string) => text.replace(/\s+/g, ' ');
      const shown = flat(document.querySelector('main')?.textContent ?? '');
      const elements = [...document.querySelectorAll('main *, dialog *')];
      return {
        ran: 'pwned' in window,
        unseen: texts.filter((text) => shown.split(flat(text)).length - 1 < least),
        handlers: elements.filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on'))).length,
        strange: document.querySelectorAll(
          'main :is(script[src*="x.invalid"], iframe, object, base, math, video, audio, link, style:not([data-href]), [href^="javascript:"], img[src="x"])',
        ).length,
      };
    },
    { texts: payloads, least: times },
  );
}

export interface Harm {
  /** Whether code of a payload ran. */
  ran: boolean;
  /** Payloads that are not there as often as they must. */
  unseen: string[];
  /** Elements with a handler attribute, and elements that no page of the site makes: a composed sheet names its file. */
  handlers: number;
  strange: number;
}

export const unharmed: Harm = { ran: false, unseen: [], handlers: 0, strange: 0 };
