import EntryIcon from '@mui/icons-material/RateReview';
import { ListItemText } from '@mui/material';
import { type DeskEntry, deskEntryList } from '@shared/contract/endpoints';
import { SearchInput, SelectInput } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { DeskList } from '../../layout/desk-list';
import { SortBy } from '../../layout/sort-by';
import { chinaTime } from '../../layout/china-time';
import { WorkQueue } from '../../layout/work-queue';
import { EntryPanel } from './entry-panel';
import { type SeenState, entryWords } from './entry-words';
import { KeptFilter } from './kept';

const states = Object.entries(entryWords).map(([id, name]) => ({ id, name }));

const sorts = { submittedAt: '提交时间', title: '标题' };

function Entries() {
  return (
    <DeskList
      sort={{ field: 'submittedAt', order: 'ASC' }}
      actions={<SortBy sorts={sorts} />}
      filterDefaultValues={{ state: 'submitted' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="t" source="state" label="状态" choices={states} alwaysOn />,
        <KeptFilter key="s" list="work-season" source="season" label="赛季" alwaysOn />,
        <KeptFilter key="c" list="work-category" source="category" label="类别" alwaysOn />,
      ]}
    >
      <WorkQueue<DeskEntry>
        label="提交的作品"
        line={({ title, author, state, submittedAt }) => (
          <ListItemText
            primary={title}
            secondary={[author.name, entryWords[state as SeenState], chinaTime(submittedAt)].join(' · ')}
          />
        )}
        panel={(row) => <EntryPanel key={row.id} row={row} />}
      />
    </DeskList>
  );
}

/** What members handed in for the awards, one after the other. */
export const entries: DeskResource = {
  ...{ name: 'work-entries', label: '作品审核', roles: ['editor'], icon: EntryIcon },
  calls: { list: deskEntryList },
  list: Entries,
  represent: ({ title }) => String(title),
};
