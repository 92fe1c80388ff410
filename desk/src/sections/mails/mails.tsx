import OutboxIcon from '@mui/icons-material/Outbox';
import { Button } from '@mui/material';
import { type Mail, mailCancel, mailList, mailRetry } from '@shared/contract/endpoints';
import { Datagrid, FunctionField, SearchInput, SelectField, SelectInput, TextField } from 'react-admin';
import { useState } from 'react';
import type { DeskResource } from '../../data/calls';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskList } from '../../layout/desk-list';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';
import { NoMailServer } from './no-mail-server';
import { TimeField } from '../../layout/china-time';

const states = choicesOf(valueWords.mails.state);

function Mails() {
  return (
    <>
      <NoMailServer />
      <DeskList
        sort={{ field: 'madeAt', order: 'DESC' }}
        filters={[
          <SearchInput key="k" source="keyword" alwaysOn />,
          <SelectInput key="s" source="state" choices={states} alwaysOn />,
        ]}
      >
        <Datagrid rowClick={false} bulkActionButtons={false}>
          <TimeField source="madeAt" />
          <TextField source="toAddress" sortable={false} />
          <TextField source="subject" sortable={false} />
          <SelectField source="state" choices={states} />
          <TextField source="attempts" sortable={false} />
          <TimeField source="nextAt" />
          <TimeField source="sentAt" sortable={false} />
          <TextField source="lastError" sortable={false} />
          <FunctionField label="操作" sortable={false} render={(mail: Mail) => <Acts mail={mail} />} />
        </Datagrid>
      </DeskList>
    </>
  );
}

function Acts({ mail: { id, subject, toAddress, state } }: { mail: Mail }) {
  const { act, busy } = useAct();
  const [asking, setAsking] = useState(false);
  if (state === 'sending' || state === 'sent') return null;
  const again = state !== 'waiting';
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        aria-label={`${again ? '重发' : '取消'} ${subject}`}
        onClick={() => {
          setAsking(true);
        }}
      >
        {again ? '重发' : '取消'}
      </Button>
      {asking && (
        <ReasonDialog
          {...{
            title: again ? '重发这封邮件' : '不发这封邮件',
            confirm: again ? '重发' : '不发了',
            needsReason: false,
          }}
          onConfirm={() =>
            again
              ? act(mailRetry, { mailId: id }, '已放回，马上再发')
              : act(mailCancel, { mailId: id }, '这封邮件不会再发')
          }
          onClose={() => {
            setAsking(false);
          }}
        >
          <bdi>{subject}</bdi>，{again ? '发给' : '原来要发给'} {toAddress}。
        </ReasonDialog>
      )}
    </>
  );
}

/** Mail that the site sends. */
export const mails: DeskResource = {
  ...{ name: 'mails', label: '邮件', roles: ['operator'], icon: OutboxIcon },
  calls: { list: mailList },
  list: Mails,
};
