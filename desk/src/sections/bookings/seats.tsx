import { Button, Link } from '@mui/material';
import { type DeskBooking, type DeskWait, deskBookingCancel } from '@shared/contract/endpoints';
import { joined } from '../../layout/joined';
import { useAct } from '../../layout/use-act';
import type { Filter } from '../../resource/filters';

type Seat = DeskBooking | DeskWait;

/** Title of a seat: its person and its place. */
export function seatTitle({ name, tableName }: Pick<Seat, 'name' | 'tableName'>): string {
  return joined(' · ', name, tableName);
}

/** Opens the telephone, from the end of a sentence: nothing else is wanted of a number at the door. */
export function CallLink({ row: { phone } }: { row: Pick<Seat, 'phone'> }) {
  if (!phone) return null;
  return (
    <>
      ，<Link href={`tel:${phone}`}>{phone}</Link>
    </>
  );
}

const sort = { field: 'startsAt', order: 'DESC' } as const;

/** Filters of lists of seats: person, open day, table of that open day. */
export const seatFilters: readonly Filter[] = [
  'keyword',
  { source: 'eventId', reference: 'open-days', label: '开放日', text: 'title', sort },
  { source: 'tableId', reference: 'open-day-tables', label: '桌', text: 'name', sort, within: 'eventId' },
];

/** Takes a seat back; its reason is what the visitor reads. */
export function CancelSeat({ row }: { row: DeskBooking }) {
  const { act, busy, ask, dialog } = useAct();
  if (row.status !== 'booked') return null;
  const who = seatTitle(row);
  const cancel = (reason: string) => act(deskBookingCancel, { bookingId: row.id, reason }, '预约已取消，已经告诉访客');
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`取消预约 ${who}`}
        onClick={() =>
          ask({
            title: `取消 ${who} 的预约`,
            confirm: '取消预约并通知',
            label: '原因（访客会看到）',
            onConfirm: cancel,
          })
        }
      >
        取消预约
      </Button>
      {dialog}
    </>
  );
}
