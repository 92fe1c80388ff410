import HourglassEmptyIcon from '@mui/icons-material/HourglassEmptyOutlined';
import { Link } from '@mui/material';
import { deskWaitList } from '@shared/contract/endpoints';
import { Datagrid, FunctionField, TextField } from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { DeskList } from '../../layout/desk-list';
import { PhoneRows } from '../../layout/phone-rows';
import { TimeField, chinaTime } from '../../layout/china-time';
import { seatFilters } from './seat-filters';

function Waits() {
  return (
    <DeskList sort={{ field: 'createdAt', order: 'ASC' }} filters={[...seatFilters]}>
      <PhoneRows opens={false} sorts={sorts} title={phoneTitle} details={phoneDetails}>
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <TimeField source="createdAt" label="排上于" />
          <TextField source="eventTitle" label="开放日" sortable={false} />
          <TextField source="tableName" label="桌" />
          <TimeField source="startsAt" label="开始" />
          <FunctionField label="第几位" sortable={false} render={placeOf} />
          <TextField source="name" label="姓名" />
          <TextField source="phone" label="手机" sortable={false} />
          <TextField source="company" label="公司" sortable={false} />
          <TextField source="note" label="想搭的事" sortable={false} />
        </Datagrid>
      </PhoneRows>
    </DeskList>
  );
}

const placeOf = ({ ahead }: DeskRow) => `第 ${String(Number(ahead) + 1)} 位`;

const sorts = { createdAt: '排上于', startsAt: '开始', name: '姓名', tableName: '桌' };
const phoneTitle = ({ name, tableName }: DeskRow) => `${String(name)} · ${String(tableName)}`;

function phoneDetails(row: DeskRow) {
  return (
    <>
      {placeOf(row)}，{chinaTime(row.startsAt)}，<Link href={`tel:${String(row.phone)}`}>{String(row.phone)}</Link>
    </>
  );
}

/** Who waits for a seat, in their order. Seats go to them by themselves. */
export const waits: DeskResource = {
  ...{ name: 'booking-waits', label: '候补', roles: ['operator'], icon: HourglassEmptyIcon },
  calls: { list: deskWaitList },
  list: Waits,
};
