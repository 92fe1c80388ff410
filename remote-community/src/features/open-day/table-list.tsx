import type { TableCount } from '@shared/contract/endpoints';
import { Bones, Button, Empty, Failed, text, WeaveSwatch } from '@shared/ui';
import { clock } from '../time/china-time';
import { leftWords } from './left-words';
import { SeatRow } from './seat-row';
import styles from './table-list.module.css';
import { tableLook } from './table-look';
import type { OwnBooking, Seats } from './use-open-day';
import type { Call } from '../calls/use-call';

interface TableListProps {
  seats: Call<Seats>;
  own: OwnBooking | undefined;
  onBook: (table: TableCount) => void;
}

export function TableList({ seats, own, onBook }: TableListProps) {
  const { data } = seats;
  if (!data) {
    return seats.error ? <Failed what="余位" error={seats.error} retry={seats.reload} /> : <Bones rows={6} />;
  }
  if (data.tables.length === 0) {
    return <Empty title="下一期还没有定">定下来以后，这里会列出每张桌做什么、还剩几个座位。</Empty>;
  }
  const open = data.event?.status === 'open';
  const booked = own?.myBooking?.status === 'booked' ? own.myBooking.table.id : undefined;
  return (
    <>
      <ul className={styles.tables}>
        {data.tables.map((table, index) => (
          <li key={table.id} data-full={table.left === 0}>
            <WeaveSwatch {...tableLook(index)} />
            <div>
              <h3>{table.topic}</h3>
              <p>
                {table.name} · {clock(table.startsAt)}–{clock(table.endsAt)}
              </p>
            </div>
            <SeatRow capacity={table.capacity} booked={table.booked} />
            <span className={styles.left}>{leftWords(table)}</span>
            {table.id === booked ? (
              <span className={styles.mine}>你订了这张</span>
            ) : (
              <Button
                small
                disabled={!open || table.left === 0}
                aria-label={`预订 ${table.name} ${table.topic}`}
                onClick={() => {
                  onBook(table);
                }}
              >
                {table.left === 0 ? '已满' : open ? '预订' : '已截止'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={`${text.note} ${styles.end}`}>{endWords(data.tables)}</p>
    </>
  );
}

/** Under the last table: whether that is all, and what to do where nothing is left. */
function endWords(tables: readonly TableCount[]): string {
  if (tables.every(({ left }) => left === 0)) return '都订满了。有人取消，座位就回到这里，不用刷新。';
  return `都在这里了，一共 ${String(tables.length)} 张桌。`;
}
