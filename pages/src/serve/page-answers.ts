import type { Composition, ReleaseReference } from '@shared/contract/release';
import { compositionPointerSchema } from '@shared/contract/release/schemas';
import { sha256Of } from '@shared/store/sha256';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerPolicy, isPageFile, policyProblem } from '../document/policy';
import type { Alarms } from './alarms';
import type { DataPages, Obtained } from './data-pages';
import type { AssetFacts, AssetIndex } from './asset-index';
import { STABLE, cacheFor, channelNamed, channelOf } from './channel-of';
import { errorPage } from './error-page';
import { leadAway, leadByQuery } from './lead-on';
import type { LiveFile } from './live-parts';
import type { LiveSite, Served } from './live-site';
import { type Overrides, allowOverrides, widened } from './overrides';
import { ERROR_PAGE_POLICY } from './security-headers';
import type { SecurityText } from './security-text';
import { SPECULATION_RULES } from './speculation-rules';
import type { FileSender } from './send-file';
import type { Encoding, VerifiedFiles } from './verified-files';
import type { ViewTokens } from './view-tokens';

interface Found {
  served: Served;
  file: LiveFile;
}

interface Parts {
  site: LiveSite;
  data: DataPages;
  files: VerifiedFiles;
  assets: AssetIndex;
  sender: FileSender;
  alarms: Alarms;
  basePath: string;
  security: SecurityText;
  /** Absent where nobody counts what becomes of views. */
  views?: ViewTokens | undefined;
  /** Is told of a file that was asked for and could not be given. */
  lost?: ((name: string, file: string) => void) | undefined;
  /** Absent where the site allows none. */
  overrides?: Overrides | undefined;
}

/** The answers of the site's server, from what is live at the moment. */
export class PageAnswers {
  /** Every page view asks for one: each is made and checked once. */
  private readonly pointers = new WeakMap<Composition, { told: string; body: string }>();

  constructor(private readonly parts: Parts) {}

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = pathBelow(this.parts.basePath, request.url);
    if (name === null) return this.refuse(request, reply, 400);
    // The first page of a visitor draws their cohort, and is answered by it.
    const served = await this.parts.site.served((all) => channelOf(request, all, reply));
    if (!served) return this.refuse(request, reply, 503);
    const newer = await this.newer(request, served, name);
    if (newer !== null) return reply.headers(cacheFor(served)).redirect(newer, 308);
    const file = await this.find(served, name);
    if (file === 'away') return this.refuse(request, reply.header('retry-after', '5'), 503);
    if (file === 'missing') return this.elsewhere(request, reply, { served, name });
    if (file.location !== undefined) {
      const { location } = file;
      const to = location.startsWith('/') ? this.parts.basePath + location.slice(1) : location;
      return reply.headers(cacheFor(served)).redirect(to, 308);
    }
    return (await this.send(request, reply, { served, file })) ? reply : this.refuse(request, reply, 500);
  }

  /** The page at a path, or one that is composed when somebody asks for it. */
  private async find({ live, isTried }: Served, name: string): Promise<Obtained> {
    const file = live.find(name, isTried) ?? live.find(name === '' ? 'index.html' : `${name}/index.html`, isTried);
    if (file) return file;
    const path = `/${name}${name === '' || name.endsWith('/') ? '' : '/'}`;
    const { data } = this.parts;
    const parts = data.partsOf(Object.values(live.composition.parts), path);
    const found = await Promise.all(parts.map((part) => data.obtain(part, path, isTried)));
    return found.find((one) => typeof one === 'object') ?? (found.includes('away') ? 'away' : 'missing');
  }

  /**
   * Finds the new place of a former address. A page that was removed has none: whoever may still see it finds it where it was, with
   * scripts.
   */
  private async newer({ url }: FastifyRequest, served: Served, name: string): Promise<string | null> {
    const found = leadByQuery(served.live.composition.addresses ?? {}, name, url);
    if (!found) return null;
    const page = await this.find(served, found.name);
    return typeof page === 'object' && page.status === 200 ? this.parts.basePath + found.address : null;
  }

  /** The answer at an address without a page: where it leads on, or that nothing is there (any more). */
  private async elsewhere(
    request: FastifyRequest,
    reply: FastifyReply,
    { served, name }: { served: Served; name: string },
  ): Promise<FastifyReply> {
    const found = leadAway(served.live.composition.addresses ?? {}, name, request.url);
    if (found === null || found === 'gone') return this.notFound(request, reply, served, found === 'gone');
    return reply.headers(cacheFor(served)).redirect(this.parts.basePath + found.address, 308);
  }

  /** A page as a channel has it, for a frame where nothing runs: no view of a visitor. Null where no channel has that name. */
  async still(name: string, path: string): Promise<Buffer | 'missing' | null> {
    const served = await this.parts.site.served((all) => channelNamed(name, all) ?? STABLE);
    if (!served || !channelNamed(name, served)) return null;
    const file = await this.find(served, path.slice(1).replace(/\/$/, ''));
    if (typeof file === 'string' || file.status !== 200 || !isPageFile(file.key)) return 'missing';
    return (await this.load({ served, file }, '')) ?? 'missing';
  }

  async asset(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, file } = request.params as { name: string; file: string };
    if (pathBelow(this.parts.basePath, request.url) === null) return this.refuse(request, reply, 400);
    // Public, without a cookie or a person in them: another host may load a remote by its federation manifest.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const possible = /^[\w-]+$/.test(name) && /^[\w-][\w.-]*$/.test(file);
    const facts = possible ? await this.parts.assets.find(name, file) : [];
    for (const { sha256, size } of facts)
      if (await this.sendAsset(request, reply, { name, file, sha256, size })) return reply;
    this.parts.lost?.(name, file);
    // A known file that is damaged is the store's fault: 500. One that `gc` removed meanwhile is 404.
    if (facts.length > 0 && (await this.parts.assets.find(name, file, true)).length > 0)
      return this.refuse(request, reply, 500);
    return this.notFound(request, reply, await this.served(request));
  }

  async pointer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.served(request);
    if (!served) return this.refuse(request, reply, 503);
    const body = this.pointerBody(served.live);
    const etag = `"${sha256Of(Buffer.from(body)).slice(0, 20)}"`;
    reply.headers(cacheFor(served)).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  }

  /** The text of `/composition.json`. */
  private pointerBody({ composition, previous }: Served['live']): string {
    const { id, parts, releases, addresses = {} } = composition;
    const edited = Object.entries(parts).map(([name, { key }]) => [name, this.parts.data.edited(key)] as const);
    const known = this.pointers.get(composition);
    const told = JSON.stringify(edited);
    if (known?.told === told) return known.body;
    const pages = new Map(edited);
    // By the addresses of its pages a browser knows which of them a link leads to.
    const own = Object.entries(named(releases)).map(
      ([name, release]) => [name, { ...release, routes: addresses[name]?.routes, edited: pages.get(name) }] as const,
    );
    const pointer = { schema: 1, id, releases: Object.fromEntries(own), previous: named(previous) };
    const body = JSON.stringify(compositionPointerSchema.parse(pointer));
    this.pointers.set(composition, { told, body });
    return body;
  }

  /** Answers a browser's wish for overrides (`site:overrides`). */
  async override(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.served(request);
    if (!served || !this.parts.overrides) return this.refuse(request, reply, served ? 405 : 503);
    return this.parts.overrides.agree(request, reply, served);
  }

  /** `/.well-known/security.txt`, where somebody can be told of a hole. */
  async security(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.served(request);
    const { text } = this.parts.security;
    return text === null ? this.notFound(request, reply, served) : reply.type('text/plain; charset=utf-8').send(text);
  }

  async health(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.parts.site.served(() => STABLE);
    this.parts.security.judge();
    return reply
      .code(served ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        ok: served !== undefined,
        composition: served?.live.composition.id ?? null,
        alarms: this.parts.alarms.list,
      });
  }

  /** A readable page for what cannot be answered, and one line in the log, without the query: it may hold a jump token. */
  refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    const [url = ''] = request.url.split('?');
    request.log.warn({ status, method: request.method, url: url.slice(0, 200) }, 'refused');
    if (status === 405) reply.header('allow', 'GET, HEAD');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', ERROR_PAGE_POLICY)
      .send(errorPage(status, this.parts.basePath));
  }

  private async notFound(
    request: FastifyRequest,
    reply: FastifyReply,
    served: Served | undefined,
    gone = false,
  ): Promise<FastifyReply> {
    const file = served?.live.find('404.html');
    const status = gone ? 410 : 404;
    const sent = served && file && (await this.send(request, reply, { served, file: { ...file, status } }));
    return sent ? reply : this.refuse(request, reply, status);
  }

  private async send(request: FastifyRequest, reply: FastifyReply, { served, file }: Found): Promise<boolean> {
    const { overrides: allowed, sender } = this.parts;
    const overrides = allowed ? await allowed.of(request, served) : [];
    const { key, sha256, status } = file;
    const { policy } = served.live.composition;
    const isPage = policy !== undefined && isPageFile(key);
    if (isPage) {
      reply.header('content-security-policy', widened(headerPolicy(policy), overrides));
      // What a browser keeps of a page with overrides would still have them once they have ended.
      if (overrides.length === 0) reply.header('speculation-rules', `"${this.parts.basePath}${SPECULATION_RULES}"`);
    }
    if (overrides.length > 0 && key.endsWith('.html')) {
      const html = await this.load({ served, file }, '');
      if (!html) return false;
      reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store');
      await sender.sendBody(reply, Buffer.from(allowOverrides(html.toString('utf8'), overrides)));
      return true;
    }
    return sender.send(request, reply, {
      name: key,
      load: (encoding) => this.load({ served, file }, encoding),
      tag: sha256.slice(0, 20),
      status,
      headers: { ...cacheFor(served), ...this.timing(request, { served, file }) },
    });
  }

  /** The bytes of a file, if they are those that were composed, a page's with the policy that is said of it. */
  private load({ served, file: { key, packed, sha256, size } }: Found, encoding: Encoding): Promise<Buffer | null> {
    const { policy } = served.live.composition;
    const hasPolicy = policy !== undefined && isPageFile(key);
    const problem = hasPolicy ? (raw: Buffer) => policyProblem(raw.toString(), policy) : undefined;
    return this.parts.files.load({ key, packed, sha256, size, problem, encoding });
  }

  /**
   * By this a page knows of its channel, and tells of this view. Chromium takes that of a 304 for the page's; where a 304 has none, the
   * one before stays, whose token is worth nothing once it has told.
   */
  private timing(request: FastifyRequest, { served, file }: Found): Record<string, string> {
    const path = file.status === 200 && isPageFile(file.key) ? pathBelow(this.parts.basePath, request.url) : null;
    // Nobody looks at what becomes of views where there is no canary.
    const token =
      path === null || served.running.length === 0 ? null : this.parts.views?.give(request, `/${path}`, served);
    const said = [...(served.canaries.length > 0 ? ['canary'] : []), ...(token ? [`view;desc="${token}"`] : [])];
    return said.length === 0 ? {} : { 'server-timing': said.join(', ') };
  }

  private sendAsset(
    request: FastifyRequest,
    reply: FastifyReply,
    { name, file, ...facts }: AssetFacts & { name: string; file: string },
  ): Promise<boolean> {
    const key = `assets/${name}/${file}`;
    return this.parts.sender.send(request, reply, {
      name: file,
      load: (encoding) => this.parts.files.load({ key, ...facts, encoding }),
      tag: file,
      status: 200,
      headers: { 'cache-control': 'public, max-age=31536000, immutable', vary: 'Accept-Encoding' },
    });
  }

  private served(request: FastifyRequest): Promise<Served | undefined> {
    return this.parts.site.served((all) => channelOf(request, all));
  }
}

/** How `/composition.json` names releases: each with its name, without what only the store needs. */
function named(releases: Composition['releases']): Record<string, ReleaseReference> {
  return Object.fromEntries(
    Object.entries(releases).map(([name, { version, entry, files, filesIntegrity }]) => [
      name,
      { name, version, entry, files, filesIntegrity },
    ]),
  );
}

/** The path of an address below the base path, decoded, without slashes at its ends; null where the address cannot be one. */
function pathBelow(basePath: string, url: string): string | null {
  const [path = ''] = url.split('?');
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split('/').includes('..')) return null;
  if (decoded === basePath.slice(0, -1)) return '';
  // The site has nothing outside its base path.
  if (!decoded.startsWith(basePath)) return '404';
  return decoded.slice(basePath.length).replace(/\/$/, '');
}
