import HistoryIcon from '@mui/icons-material/History';
import { auditList } from '@shared/contract/endpoints';
import { Datagrid, DateField, FunctionField, TextField, TextInput } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { DeskList } from '../../layout/desk-list';

function Audit() {
  return (
    <DeskList
      sort={{ field: 'at', order: 'DESC' }}
      filters={[
        <TextInput key="t" source="objectType" label="对象类型" alwaysOn />,
        <TextInput key="i" source="objectId" label="对象编号" alwaysOn />,
        <TextInput key="a" source="action" label="操作" alwaysOn />,
      ]}
    >
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <DateField source="at" label="时间" showTime />
        <TextField source="actor.name" label="谁" sortable={false} emptyText="（已注销）" />
        <TextField source="action" label="操作" />
        <TextField source="objectType" label="对象" sortable={false} />
        <TextField source="objectId" label="编号" sortable={false} />
        <FunctionField label="改了什么" render={changeOf} />
      </Datagrid>
    </DeskList>
  );
}

function changeOf({ before, after }: { before?: unknown; after?: unknown }): string {
  if (before === null && after === null) return '';
  return `${JSON.stringify(before ?? {})} → ${JSON.stringify(after ?? {})}`;
}

/** Who did what with a role. */
export const audit: DeskResource = {
  ...{ name: 'audit', label: '操作记录', roles: ['operator'], icon: HistoryIcon },
  calls: { list: auditList },
  list: Audit,
};
