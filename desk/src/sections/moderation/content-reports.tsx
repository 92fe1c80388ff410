import { Button, Typography } from '@mui/material';
import { type ContentCase, reportClose } from '@shared/contract/endpoints';
import { useState } from 'react';
import { chinaTime } from '../../layout/china-clock';
import { ReasonDialog } from '../../layout/reason-dialog';
import { useAct } from '../../layout/use-act';

/** Reports about a text, open and closed. */
export function ContentReports({ reports }: Pick<ContentCase, 'reports'>) {
  const { act, busy } = useAct();
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <section aria-label="举报">
      <Typography component="h3" variant="subtitle1">
        举报
      </Typography>
      {reports.length === 0 ? (
        <Typography variant="body2">没有人举报。</Typography>
      ) : (
        <ul>
          {reports.map(({ id, reason, reporter, reportedAt, closedAt }) => (
            <li key={id}>
              <bdi>{reason}</bdi>（<bdi>{reporter?.name ?? '已注销'}</bdi>，{chinaTime(reportedAt)}）
              {closedAt === null ? (
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={`结束这个举报：${reason}（${reporter?.name ?? '已注销'}）`}
                  onClick={() => {
                    setAsked(id);
                  }}
                >
                  结束这个举报
                </Button>
              ) : (
                '，已结束'
              )}
            </li>
          ))}
        </ul>
      )}
      {asked !== null && (
        <ReasonDialog
          {...{ title: '结束这个举报', confirm: '结束', needsReason: false }}
          onConfirm={() => act(reportClose, { reportId: asked }, '举报已结束')}
          onClose={() => {
            setAsked(null);
          }}
        >
          内容留着，结束的举报不能再打开。
        </ReasonDialog>
      )}
    </section>
  );
}
