import MailIcon from '@mui/icons-material/MailOutline';
import { messageCase, messageList, messageSave } from '@shared/contract/endpoints';
import { SearchInput, SelectField, SelectInput, TextField } from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { fieldLabels, pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords, wordOf } from '../../i18n/value-words';
import { DeskGrid } from '../../layout/desk-grid';
import { DeskList } from '../../layout/desk-list';
import { chinaTime } from '../../layout/china-clock';
import { TimeField } from '../../layout/china-time';
import { joined } from '../../layout/joined';
import { PhoneRows } from '../../layout/phone-rows';
import { useScene } from '../../layout/use-scene';
import { MessageEdit } from './message-edit';
import { numberAlone } from './number-alone';

function Messages() {
  const topics = useScene('contact-topic');
  return (
    <DeskList
      sort={{ field: 'receivedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="k" source="keyword" parse={numberAlone} alwaysOn />,
        <SelectInput key="s" source="status" choices={choicesOf(valueWords.messages.status)} alwaysOn />,
        <SelectInput
          {...{ key: 'a', source: 'assigned', label: fieldLabels.messages.assignee, alwaysOn: true }}
          choices={[
            { id: 'me', name: '我' },
            { id: 'nobody', name: '还没有人' },
          ]}
        />,
        <SelectInput key="t" source="topic" choices={topics} alwaysOn />,
      ]}
    >
      <PhoneRows opens="edit" sorts={sorts} title={phoneTitle} details={phoneDetails}>
        <DeskGrid>
          <TextField source="no" sortable={false} />
          <TimeField source="receivedAt" />
          <SelectField source="status" choices={choicesOf(valueWords.messages.status)} />
          <TextField source="assignee.name" label={fieldLabels.messages.assignee} sortable={false} emptyText="—" />
          <TextField source="name" />
          <TextField source="contact" sortable={false} />
          <TextField source="company" sortable={false} />
          <SelectField source="topic" choices={topics} sortable={false} />
          <TextField source="message" sortable={false} />
        </DeskGrid>
      </PhoneRows>
    </DeskList>
  );
}

const sorts = pickLabels('messages', 'receivedAt', 'name');
const phoneTitle = ({ no, name, message }: DeskRow) => `${String(no)} ${String(name)}：${String(message)}`;

function phoneDetails({ status, receivedAt, contact }: DeskRow): string {
  return joined('，', wordOf(valueWords.messages.status, status), chinaTime(receivedAt), contact);
}

/** Messages of visitors. */
export const messages: DeskResource = {
  ...{ name: 'messages', label: '留言', roles: ['operator'], icon: MailIcon },
  calls: { list: messageList, one: messageCase, save: messageSave },
  list: Messages,
  edit: MessageEdit,
  represent: ({ no, name }) => `${String(no)} ${String(name)}`,
};
