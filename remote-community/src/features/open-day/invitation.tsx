import type { PublicOpenDay } from '@shared/contract/endpoints';
import { Selvage } from '@shared/ui';
import { clock, day } from '../time/china-time';
import { InChina, OwnSpan } from '../time/times';
import { bookingWords } from './facts';
import styles from './invitation.module.css';

/** When and where an open day is, as a ticket to tear off. */
export function Invitation({ event, tables }: PublicOpenDay) {
  const { startsAt, endsAt, place, status } = event;
  const [, month, date, weekday] = /(\d+月)(\d+)日(.+)/.exec(day(startsAt)) ?? [];
  const left = tables.reduce((seats, table) => seats + table.left, 0);
  const time = (
    <>
      {clock(startsAt)}–{clock(endsAt)}
      <InChina />
      <OwnSpan from={startsAt} to={endsAt} />
    </>
  );
  const facts = [
    ['时间', time],
    ['地点', place],
    ['预订', bookingWords(event)],
    ['桌', `${String(tables.length)} 张${status === 'open' ? `，还有 ${String(left)} 个座位` : ''}`],
    ['费用', '免费，带自己的电脑'],
  ] as const;
  return (
    <div className={styles.invitation}>
      <Selvage />
      <time dateTime={startsAt} data-tone="dark">
        {month}
        <b>{date}</b>
        {weekday}
      </time>
      <dl>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
