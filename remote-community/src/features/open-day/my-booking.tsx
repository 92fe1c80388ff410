import { usePage } from '@shared/ui/page';
import { Bones, Button, Empty, Failed } from '@shared/ui';
import type { Call } from '../calls/use-call';
import { Ticket } from './ticket';
import type { OwnBooking } from './use-open-day';

interface MyBookingProps {
  own: Call<OwnBooking>;
  signedIn: boolean;
  /** Index of a table, for its weave. */
  lookOf: (tableId: number) => number;
  onChanged: () => void;
}

export function MyBooking({ own, signedIn, lookOf, onChanged }: MyBookingProps) {
  const { host } = usePage();
  if (!signedIn) {
    return (
      <Empty
        title="登录后看自己的预订"
        action={
          <Button
            small
            variant="solid"
            onClick={() => {
              host.openLogin('登录后就能看到自己的预订');
            }}
          >
            登录
          </Button>
        }
      >
        订下的桌、日历文件和取消都在这里。
      </Empty>
    );
  }
  if (!own.data)
    return own.error ? <Failed what="我的预订" error={own.error} retry={own.reload} /> : <Bones rows={1} />;
  const { myBooking } = own.data;
  if (myBooking?.status !== 'booked') return <Empty title="还没有预订">从上面选一张和你的事对得上的桌。</Empty>;
  return <Ticket key={myBooking.id} booking={myBooking} look={lookOf(myBooking.table.id)} onCancelled={onChanged} />;
}
