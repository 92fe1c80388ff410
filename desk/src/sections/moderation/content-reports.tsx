import { Button, Typography } from '@mui/material';
import { type ContentCase, reportClose } from '@shared/contract/endpoints';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { useAct } from '../../layout/use-act';

export function ContentReports({ reports }: Pick<ContentCase, 'reports'>) {
  const { act, busy, ask, dialog } = useAct();
  const close = (reportId: number) => () =>
    ask({
      title: '结束这个举报',
      confirm: '结束',
      children: '内容留着，结束的举报不能再打开。',
      needsReason: false,
      onConfirm: () => act(reportClose, { reportId }, '举报已结束'),
    });
  return (
    <Part name="举报">
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
                  onClick={close(id)}
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
      {dialog}
    </Part>
  );
}
