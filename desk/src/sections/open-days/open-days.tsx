import EventIcon from '@mui/icons-material/Event';
import { openDayEffects, openDayList, openDaySave } from '@shared/contract/endpoints';
import { openDayFields } from '@shared/contract/fields';
import { Typography } from '@mui/material';
import {
  Create,
  CreateButton,
  Edit,
  FunctionField,
  ReferenceManyField,
  SearchInput,
  SelectField,
  SelectInput,
  TextField,
  TextInput,
  TopToolbar,
  maxLength,
  required,
  useRecordContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DeskResource, DeskRow } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords, wordOf } from '../../i18n/value-words';
import { DeskGrid } from '../../layout/desk-grid';
import { DeskList } from '../../layout/desk-list';
import { chinaTime } from '../../layout/china-clock';
import { TimeField, TimeInput } from '../../layout/china-time';
import { BookingsLink } from './bookings-link';
import { ConfirmedForm } from './confirmed-form';

const states = choicesOf(valueWords['open-days'].state);

const labels = {
  ...pickLabels('open-days', 'title', 'place'),
  ...{ startsAt: '开始（北京时间）', endsAt: '结束（北京时间）', bookingEndsAt: '预约截止（北京时间）' },
  ...pickLabels('open-days', 'state'),
};
const texts = {
  ...{ startsAt: chinaTime, endsAt: chinaTime, bookingEndsAt: chinaTime },
  state: (value: unknown) => wordOf(valueWords['open-days'].state, value),
};

function OpenDays() {
  return (
    <DeskList
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="s" source="state" choices={states} alwaysOn />,
      ]}
    >
      <DeskGrid>
        <TextField source="title" />
        <TimeField source="startsAt" />
        <TextField source="place" sortable={false} />
        <SelectField source="state" choices={states} />
        <TextField source="tables" sortable={false} />
        <FunctionField
          label="已约 / 座位"
          sortable={false}
          render={(row: DeskRow) => `${String(row['booked'])} / ${String(row['seats'])}`}
        />
      </DeskGrid>
    </DeskList>
  );
}

function Fields() {
  return (
    <>
      <TextInput source="title" label={labels.title} validate={[required(), maxLength(openDayFields.title.max)]} />
      <TextInput source="place" label={labels.place} validate={[required(), maxLength(openDayFields.place.max)]} />
      <StartInput />
      <TimeInput source="endsAt" label={labels.endsAt} validate={required()} />
      <TimeInput source="bookingEndsAt" label={labels.bookingEndsAt} validate={required()} />
      <SelectInput
        source="state"
        label={labels.state}
        choices={states}
        validate={required()}
        helperText="草稿和已取消的不在网站上出现；取消会退掉所有座位"
      />
    </>
  );
}

/** Takes the end and the end of booking along, in sight, so that they can be set otherwise. */
function StartInput() {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const record = useRecordContext<DeskRow>();
  return (
    <TimeInput
      source="startsAt"
      label={labels.startsAt}
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

function NewOpenDay() {
  return (
    <Create title="新建开放日">
      <ConfirmedForm effects={openDayEffects} save={openDaySave} labels={labels} defaultValues={{ state: 'draft' }}>
        <Fields />
      </ConfirmedForm>
    </Create>
  );
}

function EditOpenDay() {
  return (
    <Edit
      actions={
        <TopToolbar>
          <BookingsLink />
        </TopToolbar>
      }
    >
      <ConfirmedForm effects={openDayEffects} save={openDaySave} {...{ labels, texts }}>
        <Fields />
      </ConfirmedForm>
      <Tables />
    </Edit>
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
export const openDays: DeskResource = {
  ...{ name: 'open-days', label: '开放日', roles: ['editor'], icon: EventIcon },
  calls: { list: openDayList, save: openDaySave },
  list: OpenDays,
  create: NewOpenDay,
  edit: EditOpenDay,
  represent: ({ title }) => String(title),
};
