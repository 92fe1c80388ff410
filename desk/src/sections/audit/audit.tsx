import HistoryIcon from '@mui/icons-material/History';
import { auditList } from '@shared/contract/endpoints';
import {
  AutocompleteInput,
  Datagrid,
  FunctionField,
  ReferenceInput,
  SelectInput,
  TextField,
  TextInput,
} from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { fieldLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords, wordOf } from '../../i18n/value-words';
import { TimeField } from '../../layout/china-time';
import { DeskList } from '../../layout/desk-list';
import { Changes, type ChangesProps } from './changes';

const kinds = [
  { id: 'change', name: '改动' },
  { id: 'read', name: '查看' },
];

function Audit() {
  return (
    <DeskList
      sort={{ field: 'at', order: 'DESC' }}
      // People who look here ask who changed something; what people looked at is many times as much.
      filterDefaultValues={{ kind: 'change' }}
      filters={[
        <SelectInput key="k" source="kind" label="做了什么" choices={kinds} isRequired alwaysOn />,
        <ReferenceInput key="p" source="actorId" reference="people" alwaysOn>
          <AutocompleteInput label="谁" optionText="name" filterToQuery={(keyword: string) => ({ keyword })} />
        </ReferenceInput>,
        <SelectInput key="t" source="objectType" choices={choicesOf(valueWords.audit.objectType)} alwaysOn />,
        <TextInput key="i" source="objectId" alwaysOn />,
      ]}
    >
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <TimeField source="at" />
        <TextField source="actor.name" label={fieldLabels.audit.actor} sortable={false} emptyText="（已注销）" />
        <TextField source="summary" sortable={false} />
        <FunctionField
          label="对象"
          render={({ objectType }: DeskRow) => wordOf(valueWords.audit.objectType, objectType)}
        />
        <FunctionField label="编号" render={({ objectId }: DeskRow) => (objectId === '*' ? '—' : String(objectId))} />
        <FunctionField label="改了什么" render={(entry: ChangesProps) => <Changes {...entry} />} />
      </Datagrid>
    </DeskList>
  );
}

/** Actions of people with roles. */
export const audit: DeskResource = {
  ...{ name: 'audit', label: '操作记录', roles: ['operator'], icon: HistoryIcon },
  calls: { list: auditList },
  list: Audit,
};
