import EntryIcon from '@mui/icons-material/RateReview';
import { ListItemText } from '@mui/material';
import { deskEntryList } from '@shared/contract/endpoints';
import { valueWords, wordOf } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { describe } from '../../resource/describe';
import { EntryPanel } from './entry-panel';

const words = valueWords['work-entries'].state;

/** Entries that members handed in for the awards, one after the other. */
export const entries = describe({
  name: 'work-entries',
  label: '作品审核',
  roles: ['editor'],
  icon: EntryIcon,
  calls: { list: deskEntryList },
  represent: 'title',
  list: {
    sort: ['submittedAt', 'ASC'],
    sorts: ['submittedAt', 'title'],
    filterDefaultValues: { state: 'submitted' },
    filters: ['keyword', 'state', 'season', 'category'],
    queue: {
      label: '提交的作品',
      line: ({ title, author, state, submittedAt }) => (
        <ListItemText
          primary={title}
          secondary={joined(' · ', author.name, wordOf(words, state), chinaTime(submittedAt))}
        />
      ),
      panel: (row) => <EntryPanel key={row.id} row={row} />,
    },
  },
});
