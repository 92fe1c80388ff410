import type { FastifyInstance } from 'fastify';
import { activityWorksPage, workDetail } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { route } from '../../http/route';
import { readKeyword } from '../../words/read-keyword';
import { countMiss } from '../search/search-misses';

export function workRoutes(app: FastifyInstance): void {
  route(app, activityWorksPage, async ({ body, user }) => {
    const keyword = await readKeyword(app.lexicon, body.keyword);
    const page = await app.works.page({ ...body, keyword }, user?.id ?? null);
    await countMiss(app.database, { place: 'works', keyword: body.keyword, total: page.total });
    return { ...page, taken: keyword.taken };
  });
  route(app, workDetail, async ({ query, user }) => found(await app.works.detail(query.workId, user?.id ?? null)));
}
