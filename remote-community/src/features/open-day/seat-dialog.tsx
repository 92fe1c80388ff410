import { useState } from 'react';
import type { Booking, TableCount, Wait } from '@shared/contract/endpoints';
import { Dialog } from '@shared/ui';
import { BookingForm } from './booking-form';
import { Ticket } from './ticket';
import type { OwnBooking } from './use-open-day';
import { WaitCard } from './wait-card';
import { leftWords } from './event';
import { OtherSeat } from './other-seat';

interface SeatDialogProps {
  table: TableCount;
  /** The booking of who is signed in, once it is known. */
  own: OwnBooking | undefined;
  look: number;
  onClose: () => void;
  /** Told when the login prompt is over the page, in the dialog's place. */
  onLogin: () => void;
  /** Told when seats or bookings are other than shown. */
  onChanged: () => void;
}

/** Outcome of the booking; what is shown of it stays, whatever the lists behind it say by then. */
type Outcome = { booking: Booking; words: string } | { wait: Wait };

/** A seat at a table: booked, waited for where there is none, or taken in place of the one that one has. */
export default function SeatDialog({ table, own, look, onClose, onLogin, onChanged }: SeatDialogProps) {
  const [outcome, setOutcome] = useState<Outcome>();
  const name = `${table.name} ${table.topic}`;
  const booking = own?.myBooking?.status === 'booked' ? own.myBooking : undefined;
  const wait = own?.myWait?.table.id === table.id ? own.myWait : undefined;
  const done: Outcome | undefined =
    outcome ?? (wait && { wait }) ?? (booking?.table.id === table.id ? { booking, words: '你订了这张' } : undefined);
  if (done && 'wait' in done) {
    return (
      <Dialog title="排上了" note="进度也在这一页的“我的预订”里" onClose={onClose}>
        <WaitCard
          wait={done.wait}
          look={look}
          onChanged={() => {
            onChanged();
            onClose();
          }}
        />
      </Dialog>
    );
  }
  if (done) {
    return (
      <Dialog title={done.words} note="确认信息也留在这一页的“我的预订”里" onClose={onClose}>
        <Ticket booking={done.booking} look={look} onCancelled={onChanged} />
      </Dialog>
    );
  }
  const full = table.left === 0;
  const whenWaiting = (made: Wait) => setOutcome({ wait: made });
  if (booking) {
    return (
      <Dialog
        title={`${full ? '候补' : '换到'}${name}`}
        note={full ? undefined : `余 ${String(table.left)} 位`}
        onClose={onClose}
      >
        <OtherSeat
          {...{ booking, table, onChanged }}
          onKeep={onClose}
          onMoved={(moved) => setOutcome({ booking: moved, words: '换好了' })}
          onWaiting={whenWaiting}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      title={`${full ? '候补' : '预订'}${name}`}
      note={full ? leftWords(table) : `余 ${String(table.left)} 位`}
      onClose={onClose}
    >
      <BookingForm
        {...{ table, onLogin, onChanged }}
        onKeep={onClose}
        onBooked={(made) => setOutcome({ booking: made, words: '订好了' })}
        onWaiting={whenWaiting}
      />
    </Dialog>
  );
}
