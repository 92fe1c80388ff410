import WorkspacePremiumIcon from '@mui/icons-material/WorkspacePremium';
import { ListItemText } from '@mui/material';
import { type DeskApplication, applicationList } from '@shared/contract/endpoints';
import { SearchInput, SelectInput } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { fieldLabels, pickLabels } from '../../i18n/field-labels';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { DeskList } from '../../layout/desk-list';
import { SortBy } from '../../layout/sort-by';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { WorkQueue } from '../../layout/work-queue';
import { ApplicationPanel } from './application-panel';

const { status: statusWords, level: levelWords } = valueWords.applications;

const sorts = pickLabels('applications', 'submittedAt', 'realName', 'level');

function Applications() {
  return (
    <DeskList
      sort={{ field: 'submittedAt', order: 'ASC' }}
      actions={<SortBy sorts={sorts} />}
      filterDefaultValues={{ status: 'submitted' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="s" source="status" choices={choicesOf(statusWords)} alwaysOn />,
        <SelectInput key="l" source="level" choices={choicesOf(levelWords)} alwaysOn />,
        <SelectInput
          {...{ key: 'a', source: 'assigned', label: fieldLabels.applications.assignee, alwaysOn: true }}
          choices={[
            { id: 'me', name: '我领取的' },
            { id: 'nobody', name: '还没有人领取' },
          ]}
        />,
      ]}
    >
      <WorkQueue<DeskApplication>
        label="申请"
        line={({ realName, level, status, assignee, submittedAt }) => (
          <ListItemText
            primary={`${realName} · ${levelWords[level]}`}
            secondary={joined(' · ', statusWords[status], assignee?.name, chinaTime(submittedAt))}
          />
        )}
        panel={(row) => <ApplicationPanel key={row.id} row={row} />}
      />
    </DeskList>
  );
}

/** Applications for a personal grade, one after the other. */
export const applications: DeskResource = {
  ...{ name: 'applications', label: '认证评定', roles: ['reviewer'], icon: WorkspacePremiumIcon },
  calls: { list: applicationList },
  list: Applications,
};
