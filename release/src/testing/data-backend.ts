import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ContentDraft, ContentExperiment } from '@shared/contract/release/data-schemas';
import { type ReleasesSnapshot, releasesSnapshotSchema } from '@shared/contract/release/releases-snapshot';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** The key of all services in tests. */
export const SERVICE_KEY = 'a-service-key-of-tests-with-enough-letters';

const TOPICS = '/api/noauth/v1/sns/comic/topic/list';
const CHAPTERS = '/api/noauth/v1/sns/comic/comicChapter/simpleList';
const ADDRESSES = '/api/ext/v1/public-addresses';
const CONTENT = '/api/ext/v1/content';
/** A listing has few, so that a test has several pages of one. */
const ADDRESSES_A_PAGE = 2;

/**
 * A backend of four public calls: the topics of comics, the chapters of one, the comics that there are, and content. What its words are
 * changed to is told as the real one tells it.
 */
export class DataBackend {
  /** Titles by the comic's id; null: there was one. */
  readonly comics = new Map<number, string | null>();
  topic = 'first';
  /** Calls by path. */
  readonly asked: string[] = [];
  /** Answers in place of the truth, by path. */
  readonly instead = new Map<string, { status?: number; body: string }>();
  /** What was published of each entry, the newest first, and what was told of them. */
  readonly content = new Map<string, unknown[]>();
  /** The experiment that runs, as the real one tells it. */
  experiment: ContentExperiment | null = null;
  toldPages: unknown = null;
  told: unknown = null;
  readonly toldReleases: ReleasesSnapshot[] = [];
  /** Drafts by the token of a preview. */
  readonly drafts = new Map<string, ContentDraft>();
  private readonly changes: string[] = [];
  private readonly server = createServer((request, response) => {
    this.answer(request, response);
  });
  /** Changes before this one are forgotten. */
  forgotten = 0;

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Says another word, and tells of it. */
  say(topic: string): void {
    this.topic = topic;
    this.changes.push('comics');
  }

  publish(packageName: string, key: string, value: unknown): void {
    this.content.set(key, [value, ...(this.content.get(key) ?? [])]);
    this.changes.push(`content:${packageName}/${key}`);
  }

  /** Begins an experiment, changes its share or ends it, and tells its topics. */
  tryOut(experiment: ContentExperiment | null): void {
    const before = this.experiment;
    this.experiment = experiment;
    for (const [name, values] of Object.entries({ ...before?.values, ...experiment?.values }))
      for (const key of Object.keys(values)) this.changes.push(`content:${name}/${key}`);
  }

  undo(packageName: string, key: string): void {
    this.content.delete(key);
    this.changes.push(`content:${packageName}/${key}`);
  }

  write(comic: number, title: string | null): void {
    if (!this.comics.has(comic)) this.changes.push('comics');
    this.comics.set(comic, title);
    this.changes.push(`comic:${comic}`);
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://site');
    this.asked.push(url);
    const instead = this.instead.get(pathname);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (instead) {
      send(instead.status ?? 200, instead.body);
      return;
    }
    const found = (data: unknown) => {
      send(200, { code: 200, data, msg: '' });
    };
    const refused = (code: number, reason: string) => {
      send(code, { code, data: { reason }, msg: reason });
    };
    if (pathname === '/internal/site-pages') {
      void json(request).then((told) => {
        this.toldPages = told;
        send(204, '');
      });
    } else if (pathname === '/internal/releases') {
      void json(request).then((told) => {
        this.toldReleases.push(releasesSnapshotSchema.parse(told));
        send(204, '');
      });
    } else if (pathname === '/internal/content-drafts') {
      const draft = this.drafts.get(searchParams.get('token') ?? '');
      send(draft ? 200 : 404, draft ?? {});
    } else if (pathname === '/internal/content-experiment') {
      send(200, { experiment: this.experiment });
    } else if (pathname === '/internal/site-content') {
      void json(request).then((told) => {
        this.told = told;
        send(204, '');
      });
    } else if (pathname === CONTENT) {
      const keys = (searchParams.get('keys') ?? '').split(',');
      found({ entries: Object.fromEntries(keys.map((key) => [key, this.content.get(key) ?? []])) });
    } else if (pathname === '/internal/changes') {
      if (headers['service-key'] === SERVICE_KEY) send(200, this.changesAfter(searchParams.get('after')));
      else send(401, {});
    } else if (pathname === TOPICS) {
      found([{ id: 1, name: this.topic, description: '', comicCount: this.comics.size }]);
    } else if (pathname === CHAPTERS) {
      const comicId = Number(searchParams.get('comicId'));
      const title = this.comics.get(comicId);
      if (title === undefined) refused(404, 'not-found');
      else if (title === null) refused(410, 'gone');
      else found([{ id: comicId * 10, comicId, no: 1, title }]);
    } else if (pathname === ADDRESSES) {
      const there = [...this.comics].filter(([, title]) => title !== null);
      const shown = there.map(([id]) => ({ id, updatedAt: '2026-11-23T08:00:00.000Z' }));
      if (searchParams.has('texts')) {
        const items = there.map(([id, title]) => ({
          id,
          updatedAt: '2026-11-23T08:00:00.000Z',
          title: title ?? '',
          text: 'a story',
        }));
        found({ items, page: 1, pages: 1 });
        return;
      }
      const page = Number(searchParams.get('page'));
      const items = shown.slice((page - 1) * ADDRESSES_A_PAGE, page * ADDRESSES_A_PAGE);
      found({ items, page, pages: Math.ceil(shown.length / ADDRESSES_A_PAGE) });
    } else refused(404, 'not-found');
  }

  private changesAfter(after: string | null) {
    const at = new Date().toISOString();
    const cursor = `c${this.changes.length}`;
    const from = after === null ? this.changes.length : Number(after.slice(1));
    const lost = from < this.forgotten || from > this.changes.length;
    const topics = lost ? [] : this.changes.slice(from).map((topic) => ({ topic, at }));
    return { topics, cursor, more: false, lost };
  }
}
