import { call } from '@shared/client';
import {
  publicPastOpenDays,
  request,
  tableAppointmentCount,
  tableConfig,
  type DataOf,
} from '@shared/contract/endpoints';
import { useCall, useOwnCall, useRead } from '../calls/use-call';
import { useSignedIn } from '../login/use-signed-in';

/** Seats are counted again this often while the page is seen. */
const REFRESH = 30_000;

export type Seats = DataOf<typeof tableAppointmentCount>;
export type OwnBooking = DataOf<typeof tableConfig>;

/** Open days that are over. */
export function usePast() {
  return useRead(publicPastOpenDays, {});
}

export function useOpenDay() {
  const signedIn = useSignedIn();
  const seats = useCall(['open day seats'], (options) => call(tableAppointmentCount, {}, options), {
    every: REFRESH,
    composed: (answer) => answer(request(tableAppointmentCount)),
  });
  // The visitor's own booking, asked for while signed in.
  const own = useOwnCall(['open day booking'], (options) => call(tableConfig, {}, options));
  return { seats, own, signedIn };
}
