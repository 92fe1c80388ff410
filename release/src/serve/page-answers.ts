import type { Composition, CompositionPointer, ReleaseReference } from '@shared/contract/release';
import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store';
import { cacheFor, channelOf, keepChannel } from './channel-of';
import { errorPage } from './error-page';
import type { LiveFile, LiveSite, Served } from './live-site';
import { type Overrides, allowOverrides } from './overrides';
import { pathBelow } from './path-below';
import { ERROR_PAGE_POLICY } from './security-headers';
import { sendFile } from './send-file';

interface Found {
  served: Served;
  file: LiveFile;
}

/** The answers of the site's server, from what is live at the moment. */
export class PageAnswers {
  constructor(
    private readonly site: LiveSite,
    private readonly store: Store,
    private readonly basePath: string,
    /** Absent where the site allows none. */
    private readonly overrides?: Overrides,
  ) {}

  async page(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const name = pathBelow(this.basePath, request.url);
    if (name === null) return this.refuse(request, reply, 400);
    const served = await this.served(request);
    if (!served) return this.refuse(request, reply, 503);
    keepChannel(request, reply, served.canaryPercent);
    const { find } = served.live;
    const file = find(name) ?? find(name === '' ? 'index.html' : `${name}/index.html`);
    if (!file) return this.notFound(request, reply, served);
    return (await this.send(request, reply, { served, file })) ? reply : this.refuse(request, reply, 500);
  }

  async asset(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, file } = request.params as { name: string; file: string };
    if (pathBelow(this.basePath, request.url) === null) return this.refuse(request, reply, 400);
    // Public, without a cookie or a person in them: another host may load a remote by its federation manifest.
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const possible = /^[\w-]+$/.test(name) && /^[\w-][\w.-]*$/.test(file);
    const sent =
      possible &&
      (await sendFile(request, reply, {
        file: this.store.assets(name, file),
        tag: file,
        status: 200,
        cacheControl: 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
      }));
    return sent ? reply : this.notFound(request, reply, await this.served(request));
  }

  async pointer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.served(request);
    if (!served) return this.refuse(request, reply, 503);
    const { cacheControl, vary } = cacheFor(served.canaryPercent);
    const { composition, previous } = served.live;
    const etag = `"${composition.id}"`;
    reply.header('cache-control', cacheControl).header('vary', vary).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send({
      schema: 1,
      id: composition.id,
      releases: named(composition.releases),
      previous: named(previous),
    } satisfies CompositionPointer);
  }

  /** What a browser wants overridden (`site:overrides`). */
  async override(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.served(request);
    if (!served || !this.overrides) return this.refuse(request, reply, served ? 405 : 503);
    return this.overrides.agree(request, reply, served);
  }

  async health(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const served = await this.site.served('stable');
    return reply
      .code(served ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: served !== undefined, composition: served?.live.composition.id ?? null });
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
      .send(errorPage(status, this.basePath));
  }

  private async notFound(
    request: FastifyRequest,
    reply: FastifyReply,
    served: Served | undefined,
  ): Promise<FastifyReply> {
    const file = served?.live.find('404.html');
    const sent = served && file && (await this.send(request, reply, { served, file }));
    return sent ? reply : this.refuse(request, reply, 404);
  }

  private async send(request: FastifyRequest, reply: FastifyReply, { served, file }: Found): Promise<boolean> {
    const overrides = this.overrides ? await this.overrides.of(request, served) : [];
    if (overrides.length > 0 && file.file.endsWith('.html')) {
      const html = allowOverrides(await readFile(file.file, 'utf8'), overrides);
      await reply.code(file.status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
      return true;
    }
    return sendFile(request, reply, {
      file: file.file,
      tag: file.sha256.slice(0, 20),
      status: file.status,
      ...cacheFor(served.canaryPercent),
    });
  }

  private served(request: FastifyRequest): Promise<Served | undefined> {
    return this.site.served(channelOf(request));
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
