import EventIcon from '@mui/icons-material/Event';
import { Typography } from '@mui/material';
import { openDayEffects, openDayList, openDaySave } from '@shared/contract/endpoints';
import { openDayFields } from '@shared/contract/fields';
import { CreateButton, ReferenceManyField, TextField, required, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DeskRow } from '../../data/calls';
import { TimeField, TimeInput } from '../../layout/china-time';
import { DeskGrid } from '../../layout/desk-grid';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { BookingsLink } from './bookings-link';
import { WriteGuests } from './write-guests';

const START = '开始（北京时间）';

/** Takes the end and the end of booking along, in sight, so that they can be set otherwise. */
function StartInput() {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const record = useRecordContext<DeskRow>();
  return (
    <TimeInput
      source="startsAt"
      label={START}
      validate={required()}
      {...(record && { helperText: '改了开始时间，下面两个时间和各桌一起顺延' })}
      onChange={() => {
        if (!record) return;
        const by = Date.parse(String(getValues('startsAt'))) - Date.parse(String(record['startsAt']));
        if (Number.isNaN(by)) return;
        for (const name of ['endsAt', 'bookingEndsAt']) {
          const moved = new Date(Date.parse(String(record[name])) + by).toISOString();
          setValue(name, moved, { shouldDirty: true });
        }
      }}
    />
  );
}

function Tables() {
  const record = useRecordContext<DeskRow>();
  return (
    <>
      <Typography component="h2" variant="h6" sx={{ px: 2, pt: 2 }}>
        桌
      </Typography>
      <ReferenceManyField
        reference="open-day-tables"
        target="eventId"
        sort={{ field: 'startsAt', order: 'ASC' }}
        perPage={100}
      >
        <DeskGrid>
          <TextField source="name" sortable={false} />
          <TextField source="topic" sortable={false} />
          <TimeField source="startsAt" sortable={false} />
          <TextField source="booked" sortable={false} />
          <TextField source="capacity" sortable={false} />
        </DeskGrid>
      </ReferenceManyField>
      <CreateButton
        resource="open-day-tables"
        label="加一张桌"
        sx={{ m: 2 }}
        state={{ record: { eventId: record?.id, startsAt: record?.['startsAt'], endsAt: record?.['endsAt'] } }}
      />
    </>
  );
}

/** Open days, with their tables. */
export const openDays = describe({
  name: 'open-days',
  label: '开放日',
  roles: ['editor', 'events'],
  icon: EventIcon,
  calls: { list: openDayList, save: openDaySave },
  represent: 'title',
  list: {
    sort: ['startsAt', 'DESC'],
    sorts: ['title', 'startsAt', 'state'],
    filters: ['keyword', 'state'],
    columns: [
      'title',
      time('startsAt'),
      'place',
      'state',
      'tables',
      { label: '已约 / 座位', says: ({ booked, seats }) => `${booked} / ${seats}` },
    ],
  },
  form: {
    confirmed: { effects: openDayEffects, save: openDaySave },
    tools: (
      <>
        <BookingsLink />
        <WriteGuests />
      </>
    ),
    below: <Tables />,
    defaults: { state: 'draft' },
    fields: [
      { source: 'title', required: true, max: openDayFields.title.max },
      { source: 'place', required: true, max: openDayFields.place.max },
      { source: 'startsAt', label: START, input: <StartInput /> },
      { source: 'endsAt', label: '结束（北京时间）', as: 'time', required: true },
      { source: 'bookingEndsAt', label: '预约截止（北京时间）', as: 'time', required: true },
      { source: 'state', required: true, helperText: '草稿和已取消的不在网站上出现；取消会退掉所有座位' },
    ],
  },
});
