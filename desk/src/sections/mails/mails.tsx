import OutboxIcon from '@mui/icons-material/Outbox';
import { Alert, Button } from '@mui/material';
import { type DataOf, type Mail, mailCancel, mailList, mailRetry, mailState } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import {
  Datagrid,
  FunctionField,
  SearchInput,
  SelectField,
  SelectInput,
  TextField,
  useNotify,
  useRefresh,
} from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { deskCall } from '../../data/data-provider';
import { DeskList } from '../../layout/desk-list';
import { TimeField } from '../open-days/china-time';

const states = [
  { id: 'waiting', name: '等待发送' },
  { id: 'sending', name: '正在发送' },
  { id: 'sent', name: '已发出' },
  { id: 'failed', name: '没有发成' },
  { id: 'cancelled', name: '已取消' },
];

function Mails() {
  return (
    <>
      <NoServer />
      <DeskList
        sort={{ field: 'madeAt', order: 'DESC' }}
        filters={[
          <SearchInput key="k" source="keyword" alwaysOn />,
          <SelectInput key="s" source="state" label="状态" choices={states} alwaysOn />,
        ]}
      >
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <TimeField source="madeAt" label="写好" />
          <TextField source="toAddress" label="收件人" sortable={false} />
          <TextField source="subject" label="标题" sortable={false} />
          <SelectField source="state" label="状态" choices={states} />
          <TextField source="attempts" label="试过几次" sortable={false} />
          <TimeField source="nextAt" label="下次" />
          <TimeField source="sentAt" label="发出" sortable={false} />
          <TextField source="lastError" label="服务器怎么说" sortable={false} />
          <FunctionField label="操作" sortable={false} render={(mail: Mail) => <Acts mail={mail} />} />
        </Datagrid>
      </DeskList>
    </>
  );
}

/** Without a server, mail waits, and somebody has to know. */
function NoServer() {
  const { data } = useQuery({
    queryKey: ['mail state'],
    queryFn: async () => (await deskCall(mailState, {})) as DataOf<typeof mailState>,
  });
  if (!data || data.configured) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2 }}>
      还没有配置发信服务器（SMTP_URL），邮件都在等待，现在有 {data.waiting} 封。
    </Alert>
  );
}

function Acts({ mail: { id, subject, state } }: { mail: Mail }) {
  const [notify, refresh] = [useNotify(), useRefresh()];
  const act = async (route: typeof mailRetry | typeof mailCancel, done: string) => {
    try {
      await deskCall(route, { mailId: id });
      notify(done, { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : '没有做成', { type: 'error' });
    }
    refresh();
  };
  if (state === 'failed' || state === 'cancelled') {
    return (
      <Button size="small" aria-label={`重发 ${subject}`} onClick={() => void act(mailRetry, '已放回，马上再发')}>
        重发
      </Button>
    );
  }
  if (state !== 'waiting') return null;
  return (
    <Button size="small" aria-label={`取消 ${subject}`} onClick={() => void act(mailCancel, '这封邮件不会再发')}>
      取消
    </Button>
  );
}

/** Mail that the site sends. */
export const mails: DeskResource = {
  ...{ name: 'mails', label: '邮件', roles: ['operator'], icon: OutboxIcon },
  calls: { list: mailList },
  list: Mails,
};
