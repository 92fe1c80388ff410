import { call } from '@shared/client';
import { type RichUser, userInfoRich } from '@shared/contract/endpoints';
import { useOwnCall } from './use-call';

/** The signed-in visitor; undefined for a guest. */
export function useMe(): RichUser | undefined {
  return useOwnCall(['me'], (options) => call(userInfoRich, {}, options)).data;
}
