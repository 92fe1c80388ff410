import type { Table } from '@shared/contract/endpoints';
import { ButtonLink, WeaveSwatch } from '@shared/ui';
import styles from './event-tables.module.css';
import { SeatRow } from './seat-row';
import { tableLook } from './table-look';
import { openDayPath, leftWords } from './event';
import { ClockSpan } from '../time/times';

interface EventTablesProps {
  tables: readonly Table[];
  /** Whether asking for seats is closed. */
  over: boolean;
  /** Each table leads to where a seat of it is booked. */
  bookable: boolean;
}

/** Tables: what is done at each, who leads it, and what is left of its seats. */
export function EventTables({ tables, over, bookable }: EventTablesProps) {
  return (
    <ul className={styles.tables}>
      {tables.map((table, index) => (
        <li key={table.id}>
          <WeaveSwatch {...tableLook(index)} />
          <div>
            <h3>{table.topic}</h3>
            <p>{table.description}</p>
            <p className={styles.small}>
              <span>{table.name}</span>
              <ClockSpan from={table.startsAt} to={table.endsAt} />
              {table.host ? <span>{table.host}</span> : null}
              {over ? <span>{table.capacity} 个座位</span> : null}
            </p>
          </div>
          {over ? null : (
            <p className={styles.left}>
              <SeatRow capacity={table.capacity} booked={table.booked} />
              <span>{leftWords(table)}</span>
            </p>
          )}
          {bookable ? (
            <ButtonLink
              small
              className={styles.book}
              href={`${openDayPath}?table=${String(table.id)}`}
              aria-label={`${bookWord(table)} ${table.name} ${table.topic}`}
            >
              {bookWord(table)}
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function bookWord({ left }: Table): string {
  return left === 0 ? '候补' : '预订';
}
