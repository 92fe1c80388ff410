import { useEffect } from 'react';
import { getTableConfig, getTableCounts } from 'shared/api';
import type { Booking, OpenDayEvent, TableCount } from 'shared/contract/endpoints';
import { type Call, useCall } from '../calls/use-call';
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
}

interface OpenDay {
  seats: Call<Seats>;
  /** Asked for signed-in visitors only. */
  own: Call<OwnBooking>;
  signedIn: boolean;
}

export function useOpenDay(): OpenDay {
  const signedIn = useSignedIn();
  const seats = useCall<Seats>('open day seats', (options) => getTableCounts({}, options));
  const own = useCall<OwnBooking>(signedIn ? 'open day booking' : null, (options) => getTableConfig({}, options));
  const { reload } = seats;
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, REFRESH);
    return () => {
      clearInterval(timer);
    };
  }, [reload]);
  return { seats, own, signedIn };
}
