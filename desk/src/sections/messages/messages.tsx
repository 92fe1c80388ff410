import MailIcon from '@mui/icons-material/MailOutline';
import { messageList } from '@shared/contract/endpoints';
import { Datagrid, DateField, SearchInput, TextField } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { DeskList } from '../../layout/desk-list';

function Messages() {
  return (
    <DeskList
      sort={{ field: 'receivedAt', order: 'DESC' }}
      filters={[<SearchInput key="k" source="keyword" alwaysOn />]}
    >
      <Datagrid rowClick={false} bulkActionButtons={false}>
        <DateField source="receivedAt" label="收到" showTime />
        <TextField source="name" label="姓名" />
        <TextField source="contact" label="联系方式" sortable={false} />
        <TextField source="company" label="公司" sortable={false} />
        <TextField source="topic" label="主题" sortable={false} />
        <TextField source="message" label="内容" sortable={false} />
      </Datagrid>
    </DeskList>
  );
}

/** What visitors wrote to us. */
export const messages: DeskResource = {
  ...{ name: 'messages', label: '留言', roles: ['operator'], icon: MailIcon },
  calls: { list: messageList },
  list: Messages,
};
