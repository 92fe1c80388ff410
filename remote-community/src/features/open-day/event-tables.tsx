import type { Table } from '@shared/contract/endpoints';
import { WeaveSwatch } from '@shared/ui';
import { ClockSpan } from '../time/clock-span';
import styles from './event-tables.module.css';
import { SeatRow } from './seat-row';
import { leftWords } from './left-words';
import { tableLook } from './table-look';

interface EventTablesProps {
  tables: readonly Table[];
  /** Nobody asks for seats any more. */
  over: boolean;
}

/** What is done at each table, who leads it, and what is left of its seats. */
export function EventTables({ tables, over }: EventTablesProps) {
  return (
    <ul className={styles.tables}>
      {tables.map((table, index) => (
        <li key={table.id}>
          <WeaveSwatch {...tableLook(index)} />
          <div>
            <h3>{table.topic}</h3>
            <p>{table.description}</p>
            <p className={styles.small}>
              <span>{table.name} · </span>
              <ClockSpan from={table.startsAt} to={table.endsAt} />
              <span> · </span>
              {table.host ? <span>{table.host} · </span> : null}
              <span>{table.capacity} 个座位</span>
            </p>
          </div>
          {over ? null : (
            <p className={styles.left}>
              <SeatRow capacity={table.capacity} booked={table.booked} />
              {leftWords(table)}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
