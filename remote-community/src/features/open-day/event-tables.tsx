import type { Table } from '@shared/contract/endpoints';
import { ButtonLink, WeaveSwatch } from '@shared/ui';
import styles from './event-tables.module.css';
import { tableLook } from './table-look';
import { openDayPath, leftWords } from './event';
import { SeatRow } from './seat-row';
import { ClockSpan } from '../time/times';

interface EventTablesProps {
  tables: readonly Table[];
  /** Whether asking for seats is closed. */
  over: boolean;
  /** Each table leads to where a seat of it is booked. */
  bookable: boolean;
}

/** Tables by the time of the day: what is done at each, who leads it, and what is left of its seats. */
export function EventTables({ tables, over, bookable }: EventTablesProps) {
  const spans = [
    ...new Map(tables.map(({ startsAt, endsAt }) => [`${startsAt} ${endsAt}`, { startsAt, endsAt }])).values(),
  ];
  return spans.map(({ startsAt, endsAt }) => (
    <section key={`${startsAt} ${endsAt}`} className={styles.time}>
      <h3>
        <ClockSpan from={startsAt} to={endsAt} />
      </h3>
      <ul className={styles.tables}>
        {tables.map((table, index) =>
          table.startsAt === startsAt && table.endsAt === endsAt ? (
            <li key={table.id}>
              <WeaveSwatch {...tableLook(index)} />
              <div>
                <h4>{table.topic}</h4>
                <p>{table.description}</p>
                <p className={styles.small}>
                  <span>{table.name}</span>
                  {table.host ? <span>{table.host}</span> : null}
                  {over ? <span>{table.capacity} 个座位</span> : null}
                </p>
              </div>
              {over ? null : (
                <p className={styles.left}>
                  <SeatRow capacity={table.capacity} booked={table.booked} />
                  {leftWords(table)}
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
          ) : null,
        )}
      </ul>
    </section>
  ));
}

function bookWord({ left }: Table): string {
  return left === 0 ? '候补' : '预订';
}
