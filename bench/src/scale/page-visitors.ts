import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type HttpResponse, httpRequest } from '@shared/testing/http-request';
import { filesNamedBy, integrityOf, pageDataOf } from '@shared/testing/page-data';
import { readElements } from '@shared/markup';

export interface Visited {
  pages: number;
  files: number;
  /** Each that had no whole answer of 200 in the end, with why. */
  failed: string[];
  /** Requests that went to the other place, since theirs refused them. */
  sentAgain: number;
  /** Files that are not those which their page was released with. */
  mixed: string[];
  /** ms that the longest page took. */
  longest: number;
}

/** The visitors that read at the same time, and ms between two pages of one. */
const VISITORS = 8;
const PAUSE = 60;
/** ms at most between a page and its files: an open page asks late, too. */
const LATE = 1500;

const paths = ['/client-download/', '/', '/product/', '/buy/', '/community/homePage/', '/comics/'];

/** People who open pages and ask for all files that these name, until they are told to stop. */
export class PageVisitors {
  readonly found: Visited = { pages: 0, files: 0, failed: [], sentAgain: 0, mixed: [], longest: 0 };
  readonly #all: Promise<void>[];
  #running = true;

  /**
   * @param ports by which pages are reached: each visitor asks one of them, and the next where a connection is lost
   * @param marks the words in the title of `/client-download/`, by the version that has them
   */
  constructor(
    private readonly ports: readonly number[],
    private readonly marks: Readonly<Record<string, string>>,
  ) {
    this.#all = Array.from({ length: VISITORS }, (_, at) => this.#goOn(at));
  }

  async end(): Promise<Visited> {
    this.#running = false;
    await Promise.all(this.#all);
    return this.found;
  }

  async #goOn(first: number): Promise<void> {
    for (let at = first; this.#running; at += 1) {
      // Every other page is the one that is promoted and rolled back.
      await this.#open((at % 2 === 0 ? paths[0] : paths[at % paths.length]) ?? '/', first);
      await wait(PAUSE);
    }
  }

  async #open(path: string, visitor: number): Promise<void> {
    const began = performance.now();
    const page = await this.#read(path, visitor);
    this.found.pages += 1;
    this.found.longest = Math.max(this.found.longest, performance.now() - began);
    if (!page) return;
    const html = page.toString();
    const data = pageDataOf(html);
    const version = data.remote?.version ?? '';
    const title = readElements(html).find(({ name }) => name === 'title')?.text ?? '';
    if (path === paths[0])
      for (const [of, mark] of Object.entries(this.marks))
        if (title.includes(mark) !== (of === version)) this.found.mixed.push(`${path} of ${version} says ${title}`);
    await wait(Math.random() * LATE);
    const files = filesNamedBy(data);
    if (files.size === 0) this.found.failed.push(`${path} names no file`);
    for (const [address, hash] of files) {
      const body = await this.#read(address, visitor);
      this.found.files += 1;
      if (body && integrityOf(body) !== hash) this.found.mixed.push(`${address} of ${path} ${version}`);
    }
  }

  /** Returns null, and notes it, where it does not come. */
  async #read(url: string, visitor: number): Promise<Buffer | null> {
    try {
      const answer = await this.#ask(url, visitor);
      if (answer.statusCode === 200)
        return answer.headers['content-encoding'] === 'br'
          ? brotliDecompressSync(answer.rawPayload)
          : answer.rawPayload;
      this.found.failed.push(`${url}: ${answer.statusCode}`);
    } catch (error) {
      this.found.failed.push(`${url}: ${error instanceof Error ? error.message : String(error)}`);
    }
    return null;
  }

  /** Asks as browsers do: a kept connection may be to a process that is gone, and a place that refuses has another beside it. */
  async #ask(url: string, visitor: number): Promise<HttpResponse> {
    const portOf = (attempt: number) => this.ports[(visitor + attempt) % this.ports.length] ?? 0;
    const headers = { 'accept-encoding': 'br' };
    return httpRequest(portOf(0), { url, headers })
      .catch(() => httpRequest(portOf(0), { url, headers, fresh: true }))
      .catch(() => {
        this.found.sentAgain += 1;
        return httpRequest(portOf(1), { url, headers, fresh: true });
      });
  }
}
