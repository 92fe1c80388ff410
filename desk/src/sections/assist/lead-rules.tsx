import AltRouteIcon from '@mui/icons-material/AltRoute';
import { leadRuleList, leadRuleRemove, leadRuleSave } from '@shared/contract/endpoints';
import { AutocompleteArrayInput, required } from 'react-admin';
import { nameOf, useChoices } from '../../layout/choices';
import { describe } from '../../resource/describe';
import { useWorkers } from './message-edit';

const label = '轮流分给';

/** Who is given new messages. */
export const leadRules = describe({
  name: 'lead-rules',
  label: '分配规则',
  roles: ['operator'],
  icon: AltRouteIcon,
  calls: { list: leadRuleList, save: leadRuleSave, remove: leadRuleRemove },
  represent: 'names',
  list: {
    sort: ['position', 'ASC'],
    sorts: ['position'],
    filters: [],
    none: '还没有规则：新留言没有负责人，所有销售都会收到通知。',
    columns: [
      'position',
      { label: '主题', says: ({ topic }) => <Topic value={topic} /> },
      { label: '地区', says: ({ region }) => region ?? '所有地区' },
      'names',
    ],
  },
  form: {
    removes: '确定删除这条规则吗？已经分出去的留言不变。',
    defaults: { position: 1 },
    fields: [
      {
        source: 'position',
        as: 'number',
        min: 1,
        max: 1000,
        required: true,
        helperText: '从小到大，用第一条合适的规则',
      },
      { source: 'topic', as: 'choice', emptyText: '所有主题' },
      { source: 'region', max: 40, helperText: '和“数字”里的地区一字不差；空着就是所有地区' },
      { source: 'people', label, input: <PeopleInput key="people" /> },
    ],
  },
});

function Topic({ value }: { value: string | null }) {
  const topics = useChoices('messages', 'topic');
  return value === null ? '所有主题' : nameOf(topics, value);
}

function PeopleInput() {
  return (
    <AutocompleteArrayInput
      {...{ source: 'people', label, choices: useWorkers(), validate: required(), filterSelectedOptions: true }}
      helperText="每次给最久没有分到的那位；没有销售或管理员角色的会跳过"
    />
  );
}
