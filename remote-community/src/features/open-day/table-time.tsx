import type { OpenDayEvent, TableCount } from '@shared/contract/endpoints';
import { OwnSpan } from '../time/own-span';
import { day } from '../time/china-time';
import { ClockSpan } from '../time/clock-span';
import { InChina } from '../time/in-china';

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
