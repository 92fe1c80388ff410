import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremium';
import { ListItemText } from '@mui/material';
import { applicationList } from '@shared/contract/endpoints';
import { fieldLabels } from '../../i18n/field-labels';
import { valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { describe } from '../../resource/describe';
import { ApplicationPanel } from './application-panel';

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
