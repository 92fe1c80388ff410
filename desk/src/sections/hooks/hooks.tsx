import CallMadeIcon from '@mui/icons-material/CallMade';
import WebhookIcon from '@mui/icons-material/Webhook';
import { Button } from '@mui/material';
import {
  hookCallCancel,
  hookCallList,
  hookCallRetry,
  hookList,
  hookRemove,
  hookSave,
  hookTry,
} from '@shared/contract/endpoints';
import { useRecordContext } from 'react-admin';
import { QueueAct } from '../../layout/queue-act';
import { useAct } from '../../layout/use-act';
import { queued, time } from '../../resource/columns';
import { describe } from '../../resource/describe';

/** Addresses that are called when a message comes. */
export const hooks = describe({
  name: 'hooks',
  label: '推送',
  roles: ['operator'],
  icon: WebhookIcon,
  calls: { list: hookList, save: hookSave, remove: hookRemove },
  represent: 'name',
  list: {
    sort: ['name', 'ASC'],
    sorts: ['name'],
    filters: ['keyword'],
    none: '还没有推送：新留言只通知销售，不发到群里，也不发给别的系统。',
    columns: ['name', 'kind', { source: 'enabled', as: 'boolean' }, { source: 'secured', as: 'boolean' }],
  },
  form: {
    stays: true,
    removes: '确定删除吗？它的推送记录一起删除。',
    defaults: { enabled: true },
    above: <Try />,
    fields: [
      { source: 'name', required: true, max: 40 },
      {
        source: 'kind',
        as: 'choice',
        required: true,
        helperText: '发到群里的没有电话和邮箱；自己的系统会收到全部内容',
      },
      { source: 'url', required: true, max: 500, helperText: '以 https:// 开头' },
      {
        source: 'secret',
        label: '密钥',
        type: 'password',
        autoComplete: 'new-password',
        max: 200,
        helperText: '飞书、钉钉的“签名校验”，或自己的系统核对签名用的；保存后不再显示，不改就空着',
      },
      { source: 'enabled', as: 'boolean' },
    ],
  },
});

/** Sends a sample. */
function Try() {
  const row = useRecordContext();
  const { act, busy } = useAct();
  if (!row) return null;
  const sample = () => act(hookTry, { id: row.id }, '示例已放进队列，到“推送记录”里看结果');
  return (
    <Button variant="outlined" disabled={busy} sx={{ m: 2 }} onClick={() => void sample()}>
      试一次
    </Button>
  );
}

export const hookCalls = describe({
  name: 'hook-calls',
  label: '推送记录',
  roles: ['operator'],
  icon: CallMadeIcon,
  calls: { list: hookCallList },
  list: {
    sort: ['madeAt', 'DESC'],
    sorts: ['madeAt', 'state', 'nextAt'],
    filters: ['keyword', 'state'],
    opens: false,
    columns: [
      time('madeAt'),
      'hook',
      { label: '留言编号', says: ({ no }) => no || '示例' },
      ...queued,
      {
        label: '操作',
        says: ({ id: callId, state, hook, no }) => (
          <QueueAct
            {...{ input: { callId }, state, noun: '这次推送', name: `${hook} ${no}` }}
            calls={{ retry: hookCallRetry, cancel: hookCallCancel }}
          >
            推送到 <bdi>{hook}</bdi>。{state === 'unsure' && '上次发出后没有收到回答，再发可能重复。'}
          </QueueAct>
        ),
      },
    ],
  },
});
