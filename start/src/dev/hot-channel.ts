import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentType } from '../../../pages/src/serve/content-type';

/** A build as `shared/build/src/hot` tells of it. */
export interface HotBuild {
  name: string;
  isReachable: boolean;
}

/** Serves open pages in development: an event stream, and files that no release has. */
export class HotChannel {
  readonly #listeners = new Set<ServerResponse>();
  readonly #builds = new Map<string, HotBuild>();
  readonly #problems = new Map<string, readonly string[]>();
  #types: readonly string[] = [];

  /** @param find the file at a path */
  constructor(
    private readonly basePath: string,
    private readonly find: (pathname: string) => { content: Buffer; integrity: string } | undefined,
  ) {}

  get isBroken(): boolean {
    return [...this.#problems.values()].some(({ length }) => length > 0);
  }

  /** Answers what pages ask of it; false where something else was asked. */
  readonly answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (pathname === `${this.basePath}__dev/changes`) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      this.#listeners.add(response);
      response.on('close', () => this.#listeners.delete(response));
      response.write(this.#told());
      for (const build of this.#builds.values()) response.write(event('built', build));
      return true;
    }
    const file = this.find(pathname);
    if (!file) return false;
    const headers = {
      'content-type': contentType(pathname),
      'x-integrity': file.integrity,
      'cache-control': 'no-cache',
    };
    response.writeHead(200, headers).end(file.content);
    return true;
  };

  built(build: HotBuild): void {
    // A page that comes later is of this build, and need not load it again.
    this.#builds.set(build.name, { ...build, isReachable: true });
    this.#send(event('built', build));
  }

  /** Replaces the problems of a package; an empty list: it is well. */
  problems(name: string, problems: readonly string[]): void {
    this.#problems.set(name, problems);
    for (const problem of problems) console.error(problem);
    this.#send(this.#told());
  }

  types(problems: readonly string[]): void {
    this.#types = problems;
    this.#send(this.#told());
  }

  reload(): void {
    this.#send(event('reload', null));
  }

  #told(): string {
    return event('problems', { build: [...this.#problems.values()].flat(), types: this.#types });
  }

  #send(text: string): void {
    for (const listener of this.#listeners) listener.write(text);
  }
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
