import { readFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isLoopback, routeAt, type SiteConfig } from '@shared/contract/config';
import type { CompositionPointer } from '@shared/contract/release';
import { ReleaseError } from '@shared/store/release-error';
import { putPage } from '../../../../pages/src/document/put-page';
import { contentType } from '../../../../pages/src/serve/content-type';
import { LocalBuild, type LocalRelease, type Place } from './local-build';
import { LiveSite } from './live-site';
import { createRequire } from 'node:module';
import vm from 'node:vm';
import type { PageModule, PageParams, PageProps } from '@shared/contract';
import { noHost } from '@shared/contract/release/no-host';

/** Serves the live site on this machine, with the pages of the remote in a folder as they are there, until the process ends. */
export async function serveSite(place: Place, { SITE, PORT = '8090', CHANNEL }: Record<string, string | undefined>) {
  if (!SITE)
    throw new ReleaseError('SITE, or "site" in site.json, says where the live site is, as in https://www.example.com');
  const live = await LiveSite.open(SITE, CHANNEL);
  const server = createServer((request, response) => {
    site.answer(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(error instanceof Error ? error.message : '');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new ReleaseError(`PORT ${PORT} cannot be used: ${cause.message}`, { cause })),
    );
    server.listen(Number(PORT), '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  live.local = `http://localhost:${port}`;
  const site = new DevSite(place, live);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      site.stop();
      server.close().closeAllConnections();
    });
  await site.start();
  console.log(`ready ${live.local}${live.config.basePath}`);
}

/** The live site with a local build in it. */
class DevSite {
  readonly #listeners = new Set<ServerResponse>();
  readonly #build: LocalBuild;
  /** What is wrong with the sources as they are now. */
  #problem: string | undefined;
  #first: (() => void) | undefined;

  constructor(
    private readonly place: Place,
    private readonly live: LiveSite,
  ) {
    this.#build = new LocalBuild(place, {
      onBuilt: (release) => {
        this.#problem = undefined;
        this.#tell('built', told(release));
        this.#first?.();
      },
      onProblem: (problem) => {
        // The rest says where the compiler itself was.
        const [said = ''] = stripVTControlCharacters(problem).split(/\n\s*Caused by:/);
        this.#problem = said.trim();
        console.error(this.#problem);
        this.#tell('problem', this.#problem);
      },
    });
  }

  /** Resolves with the first build that is good. */
  start(): Promise<void> {
    return new Promise((resolve) => {
      this.#first = resolve;
      this.#build.start();
    });
  }

  stop(): void {
    this.#build.stop();
    for (const listener of this.#listeners) listener.end();
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { basePath } = this.live.config;
    // A page of another site that took this machine's address for its own is given nothing.
    if (!isLoopback(request.headers.host ?? '')) {
      response.writeHead(421).end();
      return;
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const name = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : null;
    const asset = name?.startsWith(`assets/${this.place.name}/`)
      ? this.#build.file(path.basename(pathname))
      : undefined;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const page = isRead && name !== null ? this.#pageAt(`/${name}`) : null;
    if (name === '__dev/changes') this.#listen(response);
    else if (name === '__dev/client.js')
      send(response, name, await readFile(path.join(import.meta.dirname, 'client.js')));
    else if (asset) send(response, pathname, asset);
    else if (name === 'composition.json' && isRead) await this.#pointer(request, response);
    else if (!page) await this.live.pass(request, response);
    else if (pathname.endsWith('/')) await this.#page(request, response, page);
    else response.writeHead(308, { location: `${pathname}/${search}` }).end();
  }

  #pageAt(at: string): LocalAddress | null {
    const found = routeAt(this.#build.release?.reference.routes ?? [], at);
    return (
      found && {
        path: at.endsWith('/') ? at : `${at}/`,
        page: found.route.page,
        params: { ...found.params, ...found.route.params },
      }
    );
  }

  async #page(request: IncomingMessage, response: ServerResponse, address: LocalAddress): Promise<void> {
    const { release } = this.#build;
    const { config } = this.live;
    if (!release) throw new ReleaseError('There is no build yet');
    const { headers, text } = await this.live.read(request);
    const { module, content } = await renderLocally(this.place.root, release, { config, address });
    const { routes: _routes, ...reference } = release.reference;
    const html = putPage(text, {
      config,
      path: address.path,
      title: module.head(address.params).title,
      content,
      remote: { ...reference, page: address.page, params: address.params, start: module.start, first: release.files },
      script: `${config.basePath}__dev/client.js`,
    });
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(html);
  }

  async #pointer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers, text } = await this.live.read(request);
    const pointer = JSON.parse(text) as CompositionPointer;
    const { release } = this.#build;
    const { name } = this.place;
    const previous = Object.entries(pointer.previous ?? {}).filter(([other]) => other !== name);
    const now: CompositionPointer = {
      ...pointer,
      releases: { ...pointer.releases, ...(release && { [name]: release.reference }) },
      previous: Object.fromEntries(previous),
    };
    response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(JSON.stringify(now));
  }

  #listen(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
    const { release } = this.#build;
    if (release) response.write(event('built', told(release)));
    if (this.#problem !== undefined) response.write(event('problem', this.#problem));
  }

  #tell(name: string, data: unknown): void {
    for (const listener of this.#listeners) listener.write(event(name, data));
  }
}

/** What the client in a page needs to know of a build (shared/kit/src/refresh/hot-client.ts). */
function told({ reference: { name, version }, files: { entry, integrity } }: LocalRelease) {
  return { name, version, key: `${name}@${version}`, entry, integrity };
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

function send(response: ServerResponse, name: string, body: Buffer): void {
  response.writeHead(200, { 'content-type': contentType(name), 'cache-control': 'no-store' }).end(body);
}

interface LocalAddress {
  /** Below the base path, with a slash at both ends. */
  path: string;
  page: string;
  params: PageParams;
}

/** Renders a page of a local build as the composer would, in this process: it is the team's own. */
async function renderLocally(
  root: string,
  { node }: LocalRelease,
  { config, address: { page, params, path: at } }: { config: SiteConfig; address: LocalAddress },
): Promise<{ module: PageModule; content: string }> {
  const ofTeam = createRequire(path.join(root, 'package.json'));
  const exports: { page?: PageModule } = {};
  const holder = { exports };
  const run = vm.compileFunction(node.get(page) ?? '', ['module', 'exports', 'require'], { filename: `${page}.cjs` });
  Reflect.apply(run, undefined, [holder, exports, ofTeam]);
  const module = holder.exports.page;
  if (!module) throw new TypeError(`The build has no page ${page}`);
  await module.preload(params);
  const { createElement } = ofTeam('react') as { createElement: (type: unknown, props: object) => unknown };
  const { renderToString } = ofTeam('react-dom/server') as {
    renderToString: (view: unknown, options: object) => string;
  };
  const props: PageProps = {
    params,
    path: at,
    query: '',
    hash: '',
    config,
    composed: false,
    answers: null,
    host: noHost,
  };
  const html = renderToString(createElement(module.Component, props), { identifierPrefix: 'slot-' });
  return { module, content: html.replaceAll('__ASSETS__/', `${config.basePath}assets/`) };
}
