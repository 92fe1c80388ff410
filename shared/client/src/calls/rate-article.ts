import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { articleHelpful } from '@shared/contract/endpoints';
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
