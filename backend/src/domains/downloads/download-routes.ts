import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { z } from 'zod';
import { LINKS } from '../../http/call-limits';
import { Refusal } from '../../http/refusal';
import { limitAddress } from '../../http/limit-requests';
import { route, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { sendStored } from '../../http/send-stored';
import type { Storage } from '@shared/storage';
import type { LinkSigner } from '../../links/link-signer';
import type { BackendConfig } from '../../config/backend-config';
import { RequestCheck } from './request-check';
import { buildsFeed } from './builds-feed';
import { buildRows, saveBuild } from './desk-builds';

interface DownloadOptions extends Pick<BackendConfig, 'origin' | 'basePath'> {
  /** The folder with the manifest. */
  folder: Storage;
  /** Storage of uploaded builds. */
  files: Storage;
  signer: LinkSigner;
  download: { secretId: string; secret: string };
}

const { query: linkQuery } = schemasOf(calls.downloadLink);
const plainParams = linkQuery.pick({ os: true, arch: true });
const plainQuery = linkQuery.pick({ version: true });

export function downloadRoutes(app: FastifyInstance, options: DownloadOptions): void {
  const { folder, files, signer, download, origin, basePath } = options;
  const check = new RequestCheck(download, app.counters);
  const linkTo = async ({ os, arch, version }: z.output<typeof plainParams> & z.output<typeof plainQuery>) => {
    const build = (await app.downloads.offered()).find(os, arch, version);
    if (!build) throw new Refusal('unknown-build');
    return signer.link(build.file, Date.now());
  };

  route(app, calls.clientBuilds, async ({ query }) => ({
    platforms: (await app.downloads.offered()).platforms(query),
  }));

  app.get('/api/ext/v1/download/feed.xml', async (request, reply) => {
    const site = `${origin ?? `${request.protocol}://${request.host}`}${basePath}`;
    const feed = buildsFeed((await app.downloads.offered()).platforms({}), site);
    return reply.type('application/atom+xml; charset=utf-8').send(feed);
  });

  route(app, calls.downloadLink, async ({ query }) => {
    await check.check(query, Date.now());
    return linkTo(query);
  });

  // The call serves plain links, where no script runs; the way back up keeps it right below any base path.
  app.get(
    '/api/ext/v1/download/:os/:arch',
    {
      onRequest: limitAddress(app, 'download', LINKS.perMinute),
      schema: { params: plainParams, querystring: plainQuery },
    },
    async (request, reply) => {
      const params = request.params as z.output<typeof plainParams>;
      const link = await linkTo({ ...params, ...(request.query as z.output<typeof plainQuery>) });
      return reply.redirect(link.replace('/api/ext/v1/', '../../'), 302);
    },
  );

  app.get<{ Params: { ticket: string; file: string } }>(
    '/api/ext/v1/client-files/:ticket/:file',
    async (request, reply) => {
      const { ticket, file } = request.params;
      const build = (await app.downloads.offered()).byFile(file);
      if (!build) throw new Refusal('not-found');
      if (!signer.isAlive(ticket, file, Date.now())) throw new Refusal('link-expired');
      if (begins(request)) {
        await app.downloads.count(build);
        app.visits.step(request, 'download');
      }
      return sendStored(request, reply, {
        ...(build.fileId === null ? { storage: folder, key: file } : { storage: files, key: build.fileId }),
        type: 'application/octet-stream',
        downloadName: file,
        cacheControl: 'private, max-age=600',
        onSent: () => app.visits.step(request, 'downloaded'),
      });
    },
  );

  // Routes by which operators decide what the download page offers.
  listRoute(app, calls.deskBuildList, 'build', buildRows);
  saveRoute(app, calls.deskBuildSave, 'build', ({ body, transaction }) => saveBuild(transaction, body));
}

/** Whether a download begins; false for the later parts of a download that was interrupted. */
function begins(request: FastifyRequest): boolean {
  const { range } = request.headers;
  return request.method === 'GET' && (range === undefined || range.startsWith('bytes=0-'));
}
