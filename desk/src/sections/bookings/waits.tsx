import HourglassEmptyIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { type DeskWait, deskWaitList } from '@shared/contract/endpoints';
import { chinaTime } from '../../layout/china-clock';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { CallLink, seatFilters, seatTitle } from './seats';

const placeOf = ({ ahead }: DeskWait) => `第 ${ahead + 1} 位`;

function phoneDetails(row: DeskWait) {
  return (
    <>
      <bdi>{placeOf(row)}</bdi>，{chinaTime(row.startsAt)}
      <CallLink row={row} />
    </>
  );
}

/** People who wait for a seat, in their order. Seats go to them by themselves. */
export const waits = describe({
  name: 'booking-waits',
  label: '候补',
  roles: ['events', 'operator'],
  icon: HourglassEmptyIcon,
  calls: { list: deskWaitList },
  list: {
    sort: ['createdAt', 'ASC'],
    sorts: ['createdAt', 'startsAt', 'name', 'tableName'],
    filters: seatFilters,
    opens: false,
    columns: [
      time('createdAt'),
      'eventTitle',
      'tableName',
      time('startsAt'),
      { label: '第几位', says: placeOf },
      'name',
      'phone',
      'company',
      'note',
    ],
    phone: { title: seatTitle, details: phoneDetails },
  },
});
