import type { DataOf, QueryOf } from '@shared/contract/endpoints';
import type { clientBuilds } from '@shared/contract/endpoints';
import type { CallOptions } from '../call';
import { send } from '../send';

/** The client's builds by system and processor, newest first. */
export function getClientBuilds(
  query: QueryOf<typeof clientBuilds> = {},
  options?: CallOptions,
): Promise<DataOf<typeof clientBuilds>> {
  return send<typeof clientBuilds>(
    { method: 'GET', path: '/api/v1/sys/download/client', token: 'optional', query },
    options,
  );
}
