import HistoryIcon from '@mui/icons-material/History';
import { auditList } from '@shared/contract/endpoints';
import { TextInput } from 'react-admin';
import { fieldLabels } from '../../i18n/field-labels';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { Changes } from './changes';

const kinds = [
  { id: 'change', name: '改动' },
  { id: 'read', name: '查看' },
];

export const audit = describe({
  name: 'audit',
  label: '操作记录',
  roles: ['operator'],
  icon: HistoryIcon,
  calls: { list: auditList },
  list: {
    sort: ['at', 'DESC'],
    sorts: ['at'],
    // People who look here ask who changed something; what people looked at is many times as much.
    filterDefaultValues: { kind: 'change' },
    filters: [
      { source: 'kind', label: '做了什么', choices: kinds, isRequired: true },
      { source: 'actorId', reference: 'people', label: '谁', text: 'name', searched: true },
      'objectType',
      <TextInput key="object" source="objectId" alwaysOn />,
    ],
    opens: false,
    columns: [
      time('at'),
      { label: fieldLabels.audit.actor, says: ({ actor }) => actor?.name ?? '（已注销）' },
      'summary',
      'objectType',
      { label: '编号', says: ({ objectId }) => (objectId === '*' ? '—' : objectId) },
      { label: '改了什么', says: (entry) => <Changes {...entry} /> },
    ],
  },
});
