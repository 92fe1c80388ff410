import MailIcon from '@mui/icons-material/MailOutline';
import { messageCase, messageList, messageSave } from '@shared/contract/endpoints';
import { SearchInput, SelectField, SelectInput, TextField } from 'react-admin';
import type { DeskResource, DeskRow } from '../../data/calls';
import { DeskGrid } from '../../layout/desk-grid';
import { DeskList } from '../../layout/desk-list';
import { TimeField, chinaTime } from '../../layout/china-time';
import { PhoneRows } from '../../layout/phone-rows';
import { useScene } from '../../layout/use-scene';
import { MessageEdit } from './message-edit';
import { messageStates } from './message-states';

function Messages() {
  const topics = useScene('contact-topic');
  return (
    <DeskList
      sort={{ field: 'receivedAt', order: 'DESC' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="s" source="status" label="状态" choices={messageStates} alwaysOn />,
        <SelectInput
          {...{ key: 'a', source: 'assigned', label: '谁在处理', alwaysOn: true }}
          choices={[
            { id: 'me', name: '我' },
            { id: 'nobody', name: '还没有人' },
          ]}
        />,
        <SelectInput key="t" source="topic" label="主题" choices={topics} alwaysOn />,
      ]}
    >
      <PhoneRows opens="edit" sorts={sorts} title={phoneTitle} details={phoneDetails}>
        <DeskGrid>
          <TextField source="no" label="编号" sortable={false} />
          <TimeField source="receivedAt" label="收到" />
          <SelectField source="status" label="状态" choices={messageStates} />
          <TextField source="assignee.name" label="谁在处理" sortable={false} emptyText="—" />
          <TextField source="name" label="姓名" />
          <TextField source="contact" label="联系方式" sortable={false} />
          <TextField source="company" label="公司" sortable={false} />
          <SelectField source="topic" label="主题" choices={topics} sortable={false} />
          <TextField source="message" label="内容" sortable={false} />
        </DeskGrid>
      </PhoneRows>
    </DeskList>
  );
}

const sorts = { receivedAt: '收到', name: '姓名' };
const phoneTitle = ({ no, name, message }: DeskRow) => `${String(no)} ${String(name)}：${String(message)}`;

function phoneDetails({ status, receivedAt, contact }: DeskRow): string {
  const state = messageStates.find(({ id }) => id === status)?.name ?? '';
  return `${state}，${chinaTime(String(receivedAt))}，${String(contact)}`;
}

/** What visitors wrote to us. */
export const messages: DeskResource = {
  ...{ name: 'messages', label: '留言', roles: ['operator'], icon: MailIcon },
  calls: { list: messageList, one: messageCase, save: messageSave },
  list: Messages,
  edit: MessageEdit,
  represent: ({ no, name }) => `${String(no)} ${String(name)}`,
};
