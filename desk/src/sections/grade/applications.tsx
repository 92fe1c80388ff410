import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremium';
import { ListItemText, Alert, Stack, Typography, Box, Link } from '@mui/material';
import { applicationList, type DeskApplication, reviewRules, type UploadedFile } from '@shared/contract/endpoints';
import { fieldLabels } from '../../i18n/field-labels';
import { valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { describe } from '../../resource/describe';
import { useCall } from '../../data/use-call';
import { Part } from '../../layout/part';
import { ApplicationActions } from './application-actions';
import { apiUrl } from '@shared/client';

const words = valueWords.applications;
const whose = [
  { id: 'me', name: '我领取的' },
  { id: 'nobody', name: '还没有人领取' },
];

/** Applications for a personal grade, one after the other. */
export const applications = describe({
  name: 'applications',
  label: '认证评定',
  roles: ['reviewer'],
  icon: WorkspacePremiumIcon,
  calls: { list: applicationList },
  list: {
    sort: ['submittedAt', 'ASC'],
    sorts: ['submittedAt', 'realName', 'level'],
    filterDefaultValues: { status: 'submitted' },
    filters: [
      'keyword',
      'status',
      'level',
      { source: 'assigned', label: fieldLabels.applications.assignee, choices: whose },
    ],
    queue: {
      label: '申请',
      line: ({ realName, level, status, assignee, submittedAt }) => (
        <ListItemText
          primary={`${realName} · ${words.level[level]}`}
          secondary={joined(' · ', words.status[status], assignee?.name, chinaTime(submittedAt))}
        />
      ),
      panel: (row) => <ApplicationPanel key={row.id} row={row} />,
    },
  },
});

const KILOBYTE = 1024;

function ApplicationPanel({ row }: { row: DeskApplication }) {
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

/**
 * Files that an applicant uploaded: pictures in their place, all else as a download. The server sends every file to be saved and in
 * a sandbox; an `<img>` shows pixels all the same and runs nothing.
 */
function Evidence({ files }: { files: readonly UploadedFile[] }) {
  return (
    <Part name="证明材料">
      {files.length === 0 && <Typography variant="body2">材料已经过了保存期。</Typography>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' }}>
        {files.map((file) => (
          <Box key={file.id} component="figure" sx={{ m: 0 }}>
            {file.type !== 'application/pdf' && (
              <Box
                {...{ component: 'img', src: apiUrl(file.url), alt: file.name, loading: 'lazy' }}
                sx={{ display: 'block', maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider' }}
              />
            )}
            <figcaption>
              <Link href={apiUrl(file.url)} download={file.name}>
                下载 {file.name}
              </Link>
              （{Math.ceil(file.size / KILOBYTE)} KB）
            </figcaption>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
