import TableIcon from '@mui/icons-material/TableRestaurant';
import {
  openDayTableEffects,
  openDayTableList,
  openDayTableRemove,
  openDayTableSave,
} from '@shared/contract/endpoints';
import { openDayTableFields } from '@shared/contract/fields';
import {
  AutocompleteInput,
  Create,
  DeleteWithConfirmButton,
  Edit,
  NumberInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextField,
  TextInput,
  TopToolbar,
  maxLength,
  required,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { DeskGrid } from '../../layout/desk-grid';
import { DeskList } from '../../layout/desk-list';
import { chinaTime } from '../../layout/china-clock';
import { TimeField, TimeInput } from '../../layout/china-time';
import { ConfirmedForm } from './confirmed-form';

const labels = {
  name: '桌名',
  ...pickLabels('open-day-tables', 'topic', 'description', 'host', 'capacity'),
  ...{ startsAt: '开始（北京时间）', endsAt: '结束（北京时间）' },
};
const texts = { startsAt: chinaTime, endsAt: chinaTime };

function Tables() {
  return (
    <DeskList
      sort={{ field: 'startsAt', order: 'DESC' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <ReferenceInput key="e" source="eventId" reference="open-days" alwaysOn>
          <SelectInput label="开放日" optionText="title" />
        </ReferenceInput>,
      ]}
    >
      <DeskGrid>
        <TextField source="eventTitle" sortable={false} />
        <TextField source="name" />
        <TextField source="topic" sortable={false} />
        <TextField source="host" sortable={false} />
        <TimeField source="startsAt" />
        <TextField source="booked" sortable={false} />
        <TextField source="capacity" />
      </DeskGrid>
    </DeskList>
  );
}

function Fields() {
  const { name, topic, description, host } = openDayTableFields;
  return (
    <>
      <TextInput source="name" label={labels.name} validate={[required(), maxLength(name.max)]} />
      <TextInput source="topic" label={labels.topic} validate={[required(), maxLength(topic.max)]} />
      <TextInput
        source="description"
        label={labels.description}
        multiline
        minRows={3}
        validate={maxLength(description.max)}
      />
      <TextInput source="host" label={labels.host} validate={maxLength(host.max)} />
      <NumberInput source="capacity" label={labels.capacity} min={1} step={1} validate={required()} />
      <TimeInput source="startsAt" label={labels.startsAt} validate={required()} />
      <TimeInput source="endsAt" label={labels.endsAt} validate={required()} />
    </>
  );
}

function NewTable() {
  return (
    <Create title="新建桌">
      <ConfirmedForm effects={openDayTableEffects} save={openDayTableSave} labels={labels}>
        <ReferenceInput source="eventId" reference="open-days">
          <AutocompleteInput label="开放日" optionText="title" validate={required()} fullWidth />
        </ReferenceInput>
        <Fields />
      </ConfirmedForm>
    </Create>
  );
}

function EditTable() {
  return (
    <Edit
      actions={
        <TopToolbar>
          <DeleteWithConfirmButton confirmContent="有人预约的桌不能删除。" />
        </TopToolbar>
      }
    >
      <ConfirmedForm effects={openDayTableEffects} save={openDayTableSave} {...{ labels, texts }}>
        <Fields />
      </ConfirmedForm>
    </Edit>
  );
}

/** Tables of all open days. */
export const openDayTables: DeskResource = {
  ...{ name: 'open-day-tables', label: '开放日的桌', roles: ['editor'], icon: TableIcon },
  calls: { list: openDayTableList, save: openDayTableSave, remove: openDayTableRemove },
  list: Tables,
  create: NewTable,
  edit: EditTable,
  represent: ({ name }) => String(name),
};
