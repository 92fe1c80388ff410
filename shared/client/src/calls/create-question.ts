import type { BodyOf, DataOf } from '@shared/contract/endpoints';
import type { questionCreate } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** Asks a question. */
export function createQuestion(
  body: BodyOf<typeof questionCreate>,
  options?: CallOptions,
): Promise<DataOf<typeof questionCreate>> {
  return send<typeof questionCreate>(
    { method: 'POST', path: '/api/ext/v1/questions/create', token: 'required', body },
    options,
  );
}
