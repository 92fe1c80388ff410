import { network } from '@shared/contract/network';
import type { FastifyInstance } from 'fastify';
import { previewSchema } from '@shared/contract/release/data-schemas';
import type { DataPagesOptions } from './data-pages';
import { limiter } from './limiter';
import type { PageAnswers } from './page-answers';
import { securityHeaders } from './security-headers';

/** ms that a preview may take, and how many may be under way. */
const PATIENCE = 10_000;
const MOST = 16;
const limits = { network: 120, all: 3000 };

/** The site's own frames may show it, and nothing in it runs: its text may be anybody's draft. */
const headers = {
  ...securityHeaders,
  'content-security-policy':
    "frame-ancestors 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** The site's address, who composes its pages, and who answers in its words. */
export interface PreviewOptions {
  basePath: string;
  composer: DataPagesOptions['composer'];
  answers: Pick<PageAnswers, 'refuse' | 'still'>;
}

/**
 * Pages in frames of the desk. As they would be with drafts, for whoever has a token: `/preview/<token>/about-us/`. As a channel has
 * them, which anybody may see: `/preview/stable/about-us/`, and a package with a canary in place of `stable`.
 */
export function previewRoutes(app: FastifyInstance, { basePath, composer, answers }: PreviewOptions): void {
  if (!composer) return;
  const hasRoom = limiter(limits);
  let underWay = 0;
  app.get<{ Params: { token: string; '*': string } }>(`${basePath}preview/:token/*`, async (request, reply) => {
    const wanted = previewSchema.safeParse({ token: request.params.token, path: `/${request.params['*']}` });
    if (!wanted.success) return answers.refuse(request, reply, 404);
    if (!hasRoom(network(request.ip))) return answers.refuse(request, reply.header('retry-after', '60'), 429);
    if (underWay >= MOST) return answers.refuse(request, reply.header('retry-after', '1'), 503);
    underWay += 1;
    try {
      const still = await answers.still(wanted.data.token, wanted.data.path);
      if (still === 'missing')
        return await reply.code(404).headers(headers).type('text/plain; charset=utf-8').send('这里没有这个页面');
      if (still) return await reply.headers(headers).type('text/html; charset=utf-8').send(still);
      const answer = await fetch(`${composer.origin}/previews`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'service-key': composer.serviceKey },
        body: JSON.stringify(wanted.data),
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (answer.status !== 200) return await answers.refuse(request, reply, answer.status === 404 ? 404 : 503);
      return await reply
        .headers(headers)
        .type('text/html; charset=utf-8')
        .send(await answer.text());
    } catch (error) {
      request.log.error({ err: error }, 'no preview');
      return await answers.refuse(request, reply, 503);
    } finally {
      underWay -= 1;
    }
  });
}
