import { Alert, Stack, Typography } from '@mui/material';
import { type DeskApplication, reviewRules } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { deskCall } from '../../data/data-provider';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { ApplicationActions } from './application-actions';
import { Evidence } from './evidence';
import { valueWords } from '../../i18n/value-words';

/** An application beside its evidence. */
export function ApplicationPanel({ row }: { row: DeskApplication }) {
  const { data: rules } = useQuery({
    queryKey: ['review-rules'],
    queryFn: async () => (await deskCall(reviewRules, {})) as { fourEyes: boolean },
  });
  const { realName, level, employer, statement, submittedAt, status, reason, certificateNo, votes } = row;
  return (
    <Stack spacing={2}>
      <Typography component="h2" variant="h6">
        {realName} · {valueWords.applications.level[level]}
      </Typography>
      <Typography variant="body2">
        {joined(
          ' · ',
          valueWords.applications.status[status],
          employer,
          `${chinaTime(submittedAt)} 提交`,
          certificateNo,
          row.earlier > 0 ? `以前申请过 ${row.earlier} 次` : null,
          row.assignee && `${row.assignee.name}在评`,
        )}
      </Typography>
      {reason !== '' && <Alert severity="warning">原因：{reason}</Alert>}
      {rules?.fourEyes === true && status === 'submitted' && (
        <Alert severity="info">
          要两位评审意见一致。
          {votes.map(({ reviewer, decision, reason: why }) => (
            <div key={reviewer.id}>
              {reviewer.name}：{decision === 'granted' ? '通过' : `不通过，${why}`}
            </div>
          ))}
        </Alert>
      )}
      <ApplicationActions row={row} />
      <Typography component="h3" variant="subtitle1">
        做过的自动化
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-wrap' }}>{statement}</Typography>
      <Evidence files={row.evidence} />
    </Stack>
  );
}
