import HourglassEmptyIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { deskWaitList } from '@shared/contract/endpoints';
import { Datagrid, FunctionField, TextField } from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { DeskList } from '../../layout/desk-list';
import { PhoneRows } from '../../layout/phone-rows';
import { chinaTime } from '../../layout/china-clock';
import { TimeField } from '../../layout/china-time';
import { CallLink, seatTitle } from './phone-parts';
import { seatFilters } from './seat-filters';

function Waits() {
  return (
    <DeskList sort={{ field: 'createdAt', order: 'ASC' }} filters={[...seatFilters]}>
      <PhoneRows opens={false} sorts={sorts} title={seatTitle} details={phoneDetails}>
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <TimeField source="createdAt" />
          <TextField source="eventTitle" sortable={false} />
          <TextField source="tableName" />
          <TimeField source="startsAt" />
          <FunctionField label="第几位" sortable={false} render={placeOf} />
          <TextField source="name" />
          <TextField source="phone" sortable={false} />
          <TextField source="company" sortable={false} />
          <TextField source="note" sortable={false} />
        </Datagrid>
      </PhoneRows>
    </DeskList>
  );
}

const placeOf = ({ ahead }: DeskRow) => `第 ${String(Number(ahead) + 1)} 位`;

const sorts = pickLabels('booking-waits', 'createdAt', 'startsAt', 'name', 'tableName');

function phoneDetails(row: DeskRow) {
  return (
    <>
      <bdi>{placeOf(row)}</bdi>，{chinaTime(row.startsAt)}
      <CallLink row={row} />
    </>
  );
}

/** People who wait for a seat, in their order. Seats go to them by themselves. */
export const waits: DeskResource = {
  ...{ name: 'booking-waits', label: '候补', roles: ['operator'], icon: HourglassEmptyIcon },
  calls: { list: deskWaitList },
  list: Waits,
};
