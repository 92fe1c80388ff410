import type { TableCount } from '@shared/contract/endpoints';
import { Bones, Button, ButtonLink, Empty, text, WeaveSwatch } from '@shared/ui';
import { SeatRow } from './seat-row';
import styles from './table-list.module.css';
import { tableLook } from './table-look';
import type { OwnBooking, Seats } from './use-open-day';
import type { Call } from '../calls/use-call';
import { Unanswered } from '../calls/unanswered';
import { leftWords } from './event';
import { ClockSpan } from '../time/times';
import { WayToDesk } from '../calls/way-to-desk';

interface TableListProps {
  seats: Call<Seats>;
  own: OwnBooking | undefined;
  onBook: (table: TableCount) => void;
}

export function TableList({ seats, own, onBook }: TableListProps) {
  const { data } = seats;
  if (!data) return <Unanswered what="余位" call={seats} bones={<Bones rows={6} />} />;
  if (data.tables.length === 0) {
    const to = data.event ? 'open-day-tables/create' : 'open-days/create';
    return (
      <Empty
        title={data.event ? '桌子还没有排好' : '下一期还没有定'}
        action={
          <>
            <ButtonLink href="/contactus/">留言说说想搭什么</ButtonLink>
            <WayToDesk of={['editor', 'events']} to={to} />
          </>
        }
      >
        {data.event ? '排好' : '定下来'}以后，这里会列出每张桌做什么、还剩几个座位。
      </Empty>
    );
  }
  const open = data.event?.status === 'open';
  const booked = own?.myBooking?.status === 'booked' ? own.myBooking.table.id : undefined;
  const wait = own?.myWait ?? undefined;
  return (
    <>
      <ul className={styles.tables}>
        {data.tables.map((table, index) => (
          <li key={table.id} data-full={table.left === 0}>
            <WeaveSwatch {...tableLook(index)} />
            <div>
              <h3>{table.topic}</h3>
              <p>
                {table.name} · <ClockSpan from={table.startsAt} to={table.endsAt} />
              </p>
            </div>
            <SeatRow capacity={table.capacity} booked={table.booked} />
            <span className={styles.left}>{leftWords(table)}</span>
            {table.id === booked ? (
              <span className={styles.mine}>你订了这张</span>
            ) : table.id === wait?.table.id ? (
              <span className={styles.mine}>{`候补第 ${String(wait.ahead + 1)} 位`}</span>
            ) : (
              <TableButton {...{ table, open, onBook }} elsewhere={booked !== undefined} waits={wait !== undefined} />
            )}
          </li>
        ))}
      </ul>
      <p className={`${text.note} ${styles.end}`}>{endWords(data.tables)}</p>
    </>
  );
}

interface TableButtonProps {
  table: TableCount;
  open: boolean;
  /** The visitor has a seat at another table. */
  elsewhere: boolean;
  /** The visitor is on the list of another table, and on no second one. */
  waits: boolean;
  onBook: (table: TableCount) => void;
}

function TableButton({ table, open, elsewhere, waits, onBook }: TableButtonProps) {
  const full = table.left === 0;
  const words = full ? '候补' : elsewhere ? '换到这张' : '预订';
  const can = open && !(full && waits);
  return (
    <Button small disabled={!can} aria-label={`${words} ${table.name} ${table.topic}`} onClick={() => onBook(table)}>
      {can ? words : full ? '已满' : '已截止'}
    </Button>
  );
}

/** Says under the last table whether that is all, and what to do where nothing is left. */
function endWords(tables: readonly TableCount[]): string {
  if (tables.every(({ left }) => left === 0)) return '都订满了。选一张桌排候补，有人让出座位就按先后补上。';
  return `都在这里了，一共 ${String(tables.length)} 张桌。`;
}
