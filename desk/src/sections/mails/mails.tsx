import OutboxIcon from '@mui/icons-material/Outbox';
import { Button } from '@mui/material';
import { type Mail, mailCancel, mailList, mailRetry } from '@shared/contract/endpoints';
import { useAct } from '../../layout/use-act';
import { time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { NoMailServer } from './no-mail-server';

function Acts({ mail: { id: mailId, subject, toAddress, state } }: { mail: Mail }) {
  const { act, busy, ask, dialog } = useAct();
  if (state === 'sending' || state === 'sent') return null;
  const again = state !== 'waiting';
  const label = again ? '重发' : '取消';
  const change = () =>
    ask({
      title: again ? '重发这封邮件' : '不发这封邮件',
      confirm: again ? '重发' : '不发了',
      needsReason: false,
      children: (
        <>
          <bdi>{subject}</bdi>，{again ? '发给' : '原来要发给'} {toAddress}。
        </>
      ),
      onConfirm: () =>
        again ? act(mailRetry, { mailId }, '已放回，马上再发') : act(mailCancel, { mailId }, '这封邮件不会再发'),
    });
  return (
    <>
      <Button size="small" disabled={busy} aria-label={`${label} ${subject}`} onClick={change}>
        {label}
      </Button>
      {dialog}
    </>
  );
}

/** Mail that the site sends. */
export const mails = describe({
  name: 'mails',
  label: '邮件',
  roles: ['operator'],
  icon: OutboxIcon,
  calls: { list: mailList },
  list: {
    above: NoMailServer,
    sort: ['madeAt', 'DESC'],
    sorts: ['madeAt', 'state', 'nextAt'],
    filters: ['keyword', 'state'],
    opens: false,
    columns: [
      time('madeAt'),
      'toAddress',
      'subject',
      'state',
      'attempts',
      time('nextAt'),
      time('sentAt'),
      'lastError',
      { label: '操作', says: (mail) => <Acts mail={mail} /> },
    ],
  },
});
