import MailIcon from '@mui/icons-material/MailOutline';
import { messageCase, messageList, messageSave } from '@shared/contract/endpoints';
import { SearchInput, TextInput } from 'react-admin';
import { fieldLabels } from '../../i18n/field-labels';
import { valueWords, wordOf } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { choice, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { MessageEdit } from './message-edit';
import { numberAlone } from './number-alone';

const label = fieldLabels.messages.assignee;
const whose = [
  { id: 'me', name: '我' },
  { id: 'nobody', name: '还没有人' },
];

export const messages = describe({
  name: 'messages',
  label: '留言',
  roles: ['sales', 'operator'],
  icon: MailIcon,
  calls: { list: messageList, one: messageCase, save: messageSave },
  represent: ({ no, name }) => `${no} ${name}`,
  edit: MessageEdit,
  list: {
    sort: ['receivedAt', 'DESC'],
    sorts: ['receivedAt', 'name', 'status'],
    filters: [
      <SearchInput key="keyword" source="keyword" parse={numberAlone} alwaysOn />,
      'status',
      { source: 'assigned', label, choices: whose },
      'topic',
      { source: 'follow', label: '跟进', choices: [{ id: 'today', name: '今天要跟进' }] },
      <TextInput key="campaign" source="campaign" alwaysOn />,
      <TextInput key="region" source="region" alwaysOn />,
    ],
    columns: [
      'no',
      time('receivedAt'),
      'status',
      { label, says: ({ assignee }) => assignee?.name ?? '—' },
      'name',
      'contact',
      'company',
      choice('topic'),
      'campaign',
      'region',
      time('followAt'),
      'message',
    ],
    phone: {
      title: ({ no, name, message }) => `${no} ${name}：${message}`,
      details: ({ status, receivedAt, contact }) =>
        joined('，', wordOf(valueWords.messages.status, status), chinaTime(receivedAt), contact),
    },
  },
});
