import type { FastifyInstance } from 'fastify';
import { publicSearch } from '@shared/contract/endpoints';
import { route } from '../../http/route';
import { countMiss } from './search-misses';
import { find } from './find';

export function searchRoutes(app: FastifyInstance): void {
  const { database, lexicon } = app;
  route(app, publicSearch, async ({ query }) => {
    const answer = await find(database, await lexicon(), query);
    if (query.kind === undefined) await countMiss(database, { place: 'search', keyword: query.q, total: answer.total });
    return answer;
  });
}
