import EntryIcon from '@mui/icons-material/RateReview';
import { ListItemText } from '@mui/material';
import { type DeskEntry, deskEntryList } from '@shared/contract/endpoints';
import { SearchInput, SelectInput } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords, wordOf } from '../../i18n/value-words';
import { DeskList } from '../../layout/desk-list';
import { SortBy } from '../../layout/sort-by';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { WorkQueue } from '../../layout/work-queue';
import { EntryPanel } from './entry-panel';
import { KeptFilter } from './kept';

const words = valueWords['work-entries'].state;

const sorts = pickLabels('work-entries', 'submittedAt', 'title');

function Entries() {
  return (
    <DeskList
      sort={{ field: 'submittedAt', order: 'ASC' }}
      actions={<SortBy sorts={sorts} />}
      filterDefaultValues={{ state: 'submitted' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="t" source="state" choices={choicesOf(words)} alwaysOn />,
        <KeptFilter key="s" list="work-season" source="season" alwaysOn />,
        <KeptFilter key="c" list="work-category" source="category" alwaysOn />,
      ]}
    >
      <WorkQueue<DeskEntry>
        label="提交的作品"
        line={({ title, author, state, submittedAt }) => (
          <ListItemText
            primary={title}
            secondary={joined(' · ', author.name, wordOf(words, state), chinaTime(submittedAt))}
          />
        )}
        panel={(row) => <EntryPanel key={row.id} row={row} />}
      />
    </DeskList>
  );
}

/** Entries that members handed in for the awards, one after the other. */
export const entries: DeskResource = {
  ...{ name: 'work-entries', label: '作品审核', roles: ['editor'], icon: EntryIcon },
  calls: { list: deskEntryList },
  list: Entries,
  represent: ({ title }) => String(title),
};
