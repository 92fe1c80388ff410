import BookOnlineIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { type DeskBooking, deskBookingList } from '@shared/contract/endpoints';
import { valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { CallLink, CancelSeat, seatFilters, seatTitle } from './seats';

const yesOrNo = [
  { id: 'true', name: '已签到' },
  { id: 'false', name: '没有签到' },
];

function phoneDetails(row: DeskBooking) {
  return (
    <>
      {chinaTime(row.startsAt)}，{stateOf(row)}，签到码 {row.code}
      <CallLink row={row} />
      <CancelSeat row={row} />
    </>
  );
}

function stateOf({ status, checkedInAt }: DeskBooking): string {
  if (status === 'cancelled') return valueWords.bookings.status.cancelled;
  return checkedInAt === null ? valueWords.bookings.status.booked : `已签到 ${chinaTime(checkedInAt).slice(-5)}`;
}

/** Bookings: who has which seat, and who came. */
export const bookings = describe({
  name: 'bookings',
  label: '预约',
  roles: ['events', 'operator'],
  icon: BookOnlineIcon,
  calls: { list: deskBookingList },
  list: {
    sort: ['createdAt', 'DESC'],
    sorts: ['createdAt', 'startsAt', 'name', 'tableName'],
    filters: [...seatFilters, 'status', { source: 'checkedIn', label: '签到', choices: yesOrNo }],
    opens: false,
    columns: [
      time('createdAt'),
      'eventTitle',
      'tableName',
      time('startsAt'),
      'name',
      'phone',
      'company',
      'note',
      'code',
      { label: '状态', says: stateOf },
      { label: '操作', says: (row) => <CancelSeat row={row} /> },
    ],
    phone: { title: seatTitle, details: phoneDetails },
  },
});
