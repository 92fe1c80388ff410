import { type PublicOpenDay, publicOpenDay } from '@shared/contract/endpoints';
import { type Call, useRead } from '../calls/use-call';

/** An open day, whether it is still to come or over. */
export function useEvent(id: number): Call<PublicOpenDay> {
  return useRead(publicOpenDay, { id });
}
