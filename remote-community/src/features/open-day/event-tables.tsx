import type { OpenDayEvent, Table } from '@shared/contract/endpoints';
import { ButtonLink, WeaveSwatch } from '@shared/ui';
import styles from './event-tables.module.css';
import { tableLook } from './table-look';
import { openDayPath, leftWords } from './event';
import { ClockSpan } from '../time/times';

interface EventTablesProps {
  event: OpenDayEvent;
  tables: readonly Table[];
  /** Whether asking for seats is closed. */
  over: boolean;
  /** Each table leads to where a seat of it is booked. */
  bookable: boolean;
}

/** Tables in the time of the day: what is done at each, when, who leads it, and what is left of its seats. */
export function EventTables({ event, tables, over, bookable }: EventTablesProps) {
  const [from, to] = [event.startsAt, event.endsAt].map((at) => Date.parse(at)) as [number, number];
  const part = (at: string) => (100 * (Date.parse(at) - from)) / (to - from);
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
              {table.host ? <span>{table.host}</span> : null}
              {over ? <span>{table.capacity} 个座位</span> : null}
            </p>
          </div>
          <p className={styles.time}>
            <ClockSpan from={table.startsAt} to={table.endsAt} />
            <svg width="100%" height="8" aria-hidden="true">
              <rect width="100%" height="8" rx="4" />
              <rect
                x={`${String(part(table.startsAt))}%`}
                width={`${String(part(table.endsAt) - part(table.startsAt))}%`}
                height="8"
                rx="4"
              />
            </svg>
          </p>
          {over ? null : <p className={styles.left}>{leftWords(table)}</p>}
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
