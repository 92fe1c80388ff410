import { call } from '@shared/client';
import {
  type Booking,
  type OpenDayEvent,
  publicPastOpenDays,
  request,
  tableAppointmentCount,
  tableConfig,
  type TableCount,
  type Wait,
} from '@shared/contract/endpoints';
import { type Call, useCall, useOwnCall, useRead } from '../calls/use-call';
import { useSignedIn } from '../login/use-signed-in';

/** Seats are counted again this often while the page is seen. */
const REFRESH = 30_000;

export interface Seats {
  event: OpenDayEvent | null;
  tables: readonly TableCount[];
  asOf: string;
}

export interface OwnBooking {
  myBooking: Booking | null;
  myWait?: Wait | null | undefined;
}

interface OpenDay {
  seats: Call<Seats>;
  /** The visitor's own booking, asked for while signed in. */
  own: Call<OwnBooking>;
  signedIn: boolean;
}

/** Open days that are over. */
export function usePast(): Call<{ items: OpenDayEvent[]; total: number }> {
  return useRead(publicPastOpenDays, {});
}

export function useOpenDay(): OpenDay {
  const signedIn = useSignedIn();
  const seats = useCall<Seats>(['open day seats'], (options) => call(tableAppointmentCount, {}, options), {
    every: REFRESH,
    composed: (answer) => answer(request(tableAppointmentCount)),
  });
  const own = useOwnCall<OwnBooking>(['open day booking'], (options) => call(tableConfig, {}, options));
  return { seats, own, signedIn };
}
