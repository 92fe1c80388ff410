import { Chip, Link, text } from '@shared/ui';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import styles from './past-list.module.css';
import { usePast } from './use-open-day';
import { eventHref } from './event';

/** Open days that are over, each with a page of its own; nothing until there is one. */
export function PastList() {
  const { data } = usePast();
  if (!data || data.items.length === 0) return null;
  const older = data.total - data.items.length;
  return (
    <section className={styles.past}>
      <h2>往期</h2>
      <ul className={list.list}>
        {data.items.map((event) => (
          <li key={event.id}>
            <h3>
              <Link href={eventHref(event.id)}>{event.title}</Link>
            </h3>
            <p className={list.meta}>
              <time dateTime={event.startsAt}>{fullDay(event.startsAt)}</time>
              <span>{event.place}</span>
              {event.sample ? <Chip kind="sample" /> : null}
            </p>
          </li>
        ))}
      </ul>
      {older > 0 ? <p className={text.note}>更早的还有 {older} 期。</p> : null}
    </section>
  );
}
