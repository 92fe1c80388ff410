import BookOnlineIcon from '@mui/icons-material/ConfirmationNumberOutlined';
import { deskBookingList } from '@shared/contract/endpoints';
import { Datagrid, FunctionField, SelectInput, TextField } from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskList } from '../../layout/desk-list';
import { PhoneRows } from '../../layout/phone-rows';
import { chinaTime } from '../../layout/china-clock';
import { TimeField } from '../../layout/china-time';
import { CancelSeat } from './cancel-seat';
import { CallLink, seatTitle } from './phone-parts';
import { seatFilters } from './seat-filters';

const yesOrNo = [
  { id: 'true', name: '已签到' },
  { id: 'false', name: '没有签到' },
];

function Bookings() {
  return (
    <DeskList
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={[
        ...seatFilters,
        <SelectInput key="s" source="status" choices={choicesOf(valueWords.bookings.status)} alwaysOn />,
        <SelectInput key="c" source="checkedIn" label="签到" choices={yesOrNo} alwaysOn />,
      ]}
    >
      <PhoneRows opens={false} sorts={sorts} title={seatTitle} details={phoneDetails}>
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <TimeField source="createdAt" />
          <TextField source="eventTitle" sortable={false} />
          <TextField source="tableName" />
          <TimeField source="startsAt" />
          <TextField source="name" />
          <TextField source="phone" sortable={false} />
          <TextField source="company" sortable={false} />
          <TextField source="note" sortable={false} />
          <TextField source="code" sortable={false} />
          <FunctionField label="状态" sortable={false} render={stateOf} />
          <FunctionField label="操作" sortable={false} render={(row: DeskRow) => <CancelSeat row={row} />} />
        </Datagrid>
      </PhoneRows>
    </DeskList>
  );
}

const sorts = pickLabels('bookings', 'createdAt', 'startsAt', 'name', 'tableName');

function phoneDetails(row: DeskRow) {
  return (
    <>
      {chinaTime(row.startsAt)}，{stateOf(row)}，签到码 {String(row.code)}
      <CallLink row={row} />
      <CancelSeat row={row} />
    </>
  );
}

function stateOf({ status, checkedInAt }: DeskRow): string {
  if (status === 'cancelled') return valueWords.bookings.status.cancelled;
  return typeof checkedInAt === 'string'
    ? `已签到 ${chinaTime(checkedInAt).slice(-5)}`
    : valueWords.bookings.status.booked;
}

/** Bookings: who has which seat, and who came. */
export const bookings: DeskResource = {
  ...{ name: 'bookings', label: '预约', roles: ['operator'], icon: BookOnlineIcon },
  calls: { list: deskBookingList },
  list: Bookings,
};
