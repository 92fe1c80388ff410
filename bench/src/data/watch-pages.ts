import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { httpRequest } from '@shared/testing/http-request';

interface Awaited {
  text: string;
  since: number;
}

interface Watched {
  awaited: Awaited[];
  /** What was to be seen already. */
  seen: Set<string>;
  etag: string;
}

/** A page as a server gives it, taken apart. */
export interface PageAnswer {
  status: number;
  etag: string;
  html: string;
}

/** One page of a page server; without its text where it is the one that `known` names. */
export async function readPage(port: number, path: string, known = ''): Promise<PageAnswer> {
  const headers = { 'accept-encoding': 'br', ...(known !== '' && { 'if-none-match': known }) };
  const response = await httpRequest(port, { url: path, headers });
  const { statusCode: status, rawPayload } = response;
  const packed = response.headers['content-encoding'] === 'br';
  const html = packed ? brotliDecompressSync(rawPayload).toString() : rawPayload.toString();
  return { status, etag: response.headers.etag ?? '', html };
}

/**
 * Asks a page server for pages until what was written is in them, and notes how long that took. A page that has shown a text
 * must show it for ever: texts are chosen so that none pushes another out.
 */
export class PageWatch {
  readonly lags: number[] = [];
  /** Pages that went back to an older text. */
  readonly wentBack: string[] = [];
  private readonly pages = new Map<string, Watched>();
  private running = true;
  private ended: Promise<void> = Promise.resolve();

  constructor(
    private readonly port: number,
    /** ms between two rounds through the pages that are waited for. */
    private readonly every: number,
    /** Whether texts stay, or newer ones take their place. */
    private readonly stays: (path: string) => boolean,
  ) {}

  begin(): void {
    this.ended = this.goOn();
  }

  /** @param since `performance.now()` when it was sent */
  expect(path: string, text: string, since: number): void {
    const known = this.pages.get(path);
    if (known) known.awaited.push({ text, since });
    else this.pages.set(path, { awaited: [{ text, since }], seen: new Set(), etag: '' });
  }

  get waiting(): number {
    return [...this.pages.values()].reduce((sum, { awaited }) => sum + awaited.length, 0);
  }

  /** Waits until all is there, or so many ms are over. */
  async drained(patience: number): Promise<void> {
    const until = performance.now() + patience;
    while (this.waiting > 0 && performance.now() < until) await wait(50);
  }

  async end(): Promise<void> {
    this.running = false;
    await this.ended;
  }

  private async goOn(): Promise<void> {
    while (this.running) {
      const pause = wait(this.every);
      for (const [path, page] of this.pages) if (page.awaited.length > 0) await this.look(path, page);
      await pause;
    }
  }

  private async look(path: string, page: Watched): Promise<void> {
    const { status, etag, html } = await readPage(this.port, path, page.etag);
    if (status !== 200) return;
    const now = performance.now();
    page.etag = etag;
    if (this.stays(path) && [...page.seen].some((text) => !html.includes(text))) this.wentBack.push(path);
    const shown = page.awaited.filter(({ text }) => html.includes(text));
    for (const { text, since } of shown) {
      page.seen.add(text);
      this.lags.push(now - since);
    }
    page.awaited = page.awaited.filter((one) => !shown.includes(one));
  }
}
