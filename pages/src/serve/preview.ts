import type { FastifyInstance } from 'fastify';
import { previewSchema } from '@shared/contract/release/data-schemas';
import type { DataPagesOptions } from './data-pages';
import type { PageAnswers } from './page-answers';
import { securityHeaders } from './security-headers';

/** ms that a preview may take, and how many may be under way. */
const PATIENCE = 10_000;
const MOST = 16;

/** The site's own frames may show it, and nothing in it runs: its text may be anybody's draft. */
const headers = {
  ...securityHeaders,
  'content-security-policy':
    "frame-ancestors 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'",
  'x-frame-options': 'SAMEORIGIN',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

interface PreviewOptions {
  basePath: string;
  composer: DataPagesOptions['composer'];
  answers: Pick<PageAnswers, 'refuse'>;
}

/** Pages as they would be with drafts, for whoever has a token of the desk: `/preview/<token>/about-us/`. */
export function previewRoutes(app: FastifyInstance, { basePath, composer, answers }: PreviewOptions): void {
  if (!composer) return;
  let underWay = 0;
  app.get<{ Params: { token: string; '*': string } }>(`${basePath}preview/:token/*`, async (request, reply) => {
    const wanted = previewSchema.safeParse({ token: request.params.token, path: `/${request.params['*']}` });
    if (!wanted.success) return answers.refuse(request, reply, 404);
    if (underWay >= MOST) return answers.refuse(request, reply.header('retry-after', '1'), 503);
    underWay += 1;
    try {
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
