import { Button, Typography } from '@mui/material';
import { type ContentCase, reportClose } from '@shared/contract/endpoints';
import { moment } from '../../layout/moment';
import { useAct } from '../../layout/use-act';

/** What was reported of it, open and closed. */
export function ContentReports({ reports }: Pick<ContentCase, 'reports'>) {
  const { act, busy } = useAct();
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
              {reason}（{reporter?.name ?? '已注销'}，{moment(reportedAt)}）
              {closedAt === null ? (
                <Button
                  size="small"
                  disabled={busy}
                  onClick={() => void act(reportClose, { reportId: id }, '举报已结束')}
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
    </section>
  );
}
