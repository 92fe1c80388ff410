import { Bones, Empty } from '@shared/ui';
import type { Call } from '../calls/use-call';
import { Ticket } from './ticket';
import type { OwnBooking } from './use-open-day';
import { WaitCard } from './wait-card';
import { Unanswered } from '../calls/unanswered';
import { LoginFirst } from '../login/login-first';

interface MyBookingProps {
  own: Call<OwnBooking>;
  signedIn: boolean;
  /** Index of a table, for its weave. */
  lookOf: (tableId: number) => number;
  onChanged: () => void;
}

export function MyBooking({ own, signedIn, lookOf, onChanged }: MyBookingProps) {
  if (!signedIn) {
    return (
      <LoginFirst title="登录后看自己的预订" reason="登录后就能看到自己的预订">
        订下的桌、日历文件和取消都在这里。
      </LoginFirst>
    );
  }
  if (!own.data) return <Unanswered what="我的预订" call={own} bones={<Bones rows={1} />} />;
  const { myBooking, myWait } = own.data;
  const booking = myBooking?.status === 'booked' ? myBooking : null;
  if (!booking && !myWait) return <Empty title="还没有预订">从上面选一张和你的事对得上的桌。</Empty>;
  return (
    <>
      {booking ? (
        <Ticket
          key={`${String(booking.id)} ${String(booking.table.id)}`}
          booking={booking}
          look={lookOf(booking.table.id)}
          onCancelled={onChanged}
        />
      ) : null}
      {myWait ? <WaitCard key={myWait.id} wait={myWait} look={lookOf(myWait.table.id)} onChanged={onChanged} /> : null}
    </>
  );
}
