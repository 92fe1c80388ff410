import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { route } from '../../http/route';
import { countMiss, keptWords } from './search-misses';
import { find } from './find';

export function searchRoutes(app: FastifyInstance): void {
  const { database, lexicon } = app;
  route(app, calls.publicSearch, async ({ query, request }) => {
    const answer = await find(database, await lexicon(), query);
    if (query.kind === undefined) {
      await countMiss(database, { place: 'search', keyword: query.q, total: answer.total + query.elsewhere });
      app.visits.step(request, 'search', keptWords(query.q));
    }
    return answer;
  });
}
