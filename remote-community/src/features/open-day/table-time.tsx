import type { OpenDayEvent, TableCount } from '@shared/contract/endpoints';
import { day } from '../time/china-time';
import { OwnSpan, ClockSpan, InChina } from '../time/times';

interface TableTimeProps {
  table: Pick<TableCount, 'startsAt' | 'endsAt'>;
  event: Pick<OpenDayEvent, 'place'>;
}

/** Tells when and where one sits: by the clock at the table, and by the reader's own. */
export function TableTime({ table: { startsAt, endsAt }, event }: TableTimeProps) {
  return (
    <p>
      {day(startsAt)} <ClockSpan from={startsAt} to={endsAt} />
      <InChina />
      <OwnSpan from={startsAt} to={endsAt} />
      <br />
      {event.place}
    </p>
  );
}
