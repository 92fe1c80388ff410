import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type MySession, personSessions, personSessionsEnd } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deskCall } from '../../data/data-provider';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';

/** Logins of a person. */
export function PersonSessions({ userId }: { userId: number }) {
  const { act, busy } = useAct();
  const [asked, setAsked] = useState<{ sessionId?: number } | null>(null);
  const { data: sessions = [] } = useQuery({
    queryKey: ['person-sessions', userId],
    queryFn: async () => (await deskCall(personSessions, { userId })) as MySession[],
  });
  return (
    <section aria-label="登录">
      <Typography component="h3" variant="subtitle1">
        登录
      </Typography>
      {sessions.length === 0 ? (
        <Typography variant="body2">现在没有登录。</Typography>
      ) : (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>设备</TableCell>
              <TableCell>登录</TableCell>
              <TableCell>最近用过</TableCell>
              <TableCell>操作</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sessions.map(({ id, device, since, lastUsedAt, current }) => (
              <TableRow key={id}>
                <TableCell>{device || '没有说明'}</TableCell>
                <TableCell>{chinaTime(since)}</TableCell>
                <TableCell>{chinaTime(lastUsedAt)}</TableCell>
                <TableCell>
                  {current ? (
                    '就是你正在用的'
                  ) : (
                    <Button
                      size="small"
                      disabled={busy}
                      aria-label={`结束 ${joined(' · ', device, `${chinaTime(since)} 的登录`)}`}
                      onClick={() => {
                        setAsked({ sessionId: id });
                      }}
                    >
                      结束
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {sessions.some(({ current }) => !current) && (
        <Button
          disabled={busy}
          onClick={() => {
            setAsked({});
          }}
        >
          结束所有登录
        </Button>
      )}
      {asked && (
        <ReasonDialog
          {...{ title: '结束登录', confirm: '结束', needsReason: false }}
          onConfirm={() => act(personSessionsEnd, { userId, ...asked }, '登录已结束')}
          onClose={() => {
            setAsked(null);
          }}
        >
          对方要重新登录才能继续。
        </ReasonDialog>
      )}
    </section>
  );
}
