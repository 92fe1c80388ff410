import type { BodyOf, DataOf } from '../../contract/endpoints/endpoint';
import type { articleHelpful } from '../../contract/endpoints/article-helpful';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Says whether a help article helped; one vote a voter, the last counts. */
export function rateArticle(
  body: BodyOf<typeof articleHelpful>,
  options?: CallOptions,
): Promise<DataOf<typeof articleHelpful>> {
  return send<typeof articleHelpful>(
    { method: 'POST', path: '/api/ext/v1/articles/helpful', token: 'optional', body },
    options,
  );
}
