import OutboxIcon from '@mui/icons-material/Outbox';
import { mailCancel, mailList, mailRetry } from '@shared/contract/endpoints';
import { QueueAct } from '../../layout/queue-act';
import { queued, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { NoMailServer } from './no-mail-server';

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
      ...queued,
      {
        label: '操作',
        says: ({ id: mailId, state, subject, toAddress }) => (
          <QueueAct
            {...{ input: { mailId }, state, noun: '这封邮件', name: subject }}
            calls={{ retry: mailRetry, cancel: mailCancel }}
          >
            <bdi>{subject}</bdi>，发给 {toAddress}。
          </QueueAct>
        ),
      },
    ],
  },
});
