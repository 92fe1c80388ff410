import { Button, Typography } from '@mui/material';
import { personSessions, personSessionsEnd } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { Part } from '../../layout/part';
import { SmallTable } from '../../layout/small-table';
import { useAct } from '../../layout/use-act';

/** Logins of a person. */
export function PersonSessions({ userId }: { userId: number }) {
  const { act, busy, ask, dialog } = useAct();
  const { data: sessions = [] } = useCall(personSessions, { userId });
  const end = (which: { sessionId?: number }) => () =>
    ask({
      title: '结束登录',
      confirm: '结束',
      children: '对方要重新登录才能继续。',
      needsReason: false,
      onConfirm: () => act(personSessionsEnd, { userId, ...which }, '登录已结束'),
    });
  return (
    <Part name="登录">
      {sessions.length === 0 ? (
        <Typography variant="body2">现在没有登录。</Typography>
      ) : (
        <SmallTable
          heads={['设备', '登录', '最近用过', '操作']}
          rows={sessions.map(({ id, device, since, lastUsedAt, current }) => ({
            key: id,
            cells: [
              device || '没有说明',
              chinaTime(since),
              chinaTime(lastUsedAt),
              current ? (
                '就是你正在用的'
              ) : (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={`结束 ${joined(' · ', device, `${chinaTime(since)} 的登录`)}`}
                  onClick={end({ sessionId: id })}
                >
                  结束
                </Button>
              ),
            ],
          }))}
        />
      )}
      {sessions.some(({ current }) => !current) && (
        <Button disabled={busy} onClick={end({})}>
          结束所有登录
        </Button>
      )}
      {dialog}
    </Part>
  );
}
