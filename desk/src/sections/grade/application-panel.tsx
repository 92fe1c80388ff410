import { Alert, Stack, Typography } from '@mui/material';
import { type DeskApplication, reviewRules } from '@shared/contract/endpoints';
import { useCall } from '../../data/use-call';
import { chinaTime } from '../../layout/china-clock';
import { Part } from '../../layout/part';
import { joined } from '../../layout/joined';
import { ApplicationActions } from './application-actions';
import { Evidence } from './evidence';
import { valueWords } from '../../i18n/value-words';

/** An application beside its evidence. */
export function ApplicationPanel({ row }: { row: DeskApplication }) {
  const { data: rules } = useCall(reviewRules);
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
      <Part name="做过的自动化">
        <Typography sx={{ whiteSpace: 'pre-wrap' }}>{statement}</Typography>
      </Part>
      <Evidence files={row.evidence} />
    </Stack>
  );
}
