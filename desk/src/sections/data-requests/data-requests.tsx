import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import { ListItemText } from '@mui/material';
import { dataRequestList } from '@shared/contract/endpoints';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { describe } from '../../resource/describe';
import { FindPerson } from './find-person';
import { RequestPanel } from './request-panel';

const { kind, state } = valueWords['data-requests'];

/** What people ask about their data, found by phone, mail or account, done by its day. */
export const dataRequests = describe({
  name: 'data-requests',
  label: '个人数据',
  roles: ['operator'],
  icon: PrivacyIcon,
  calls: { list: dataRequestList },
  list: {
    sort: ['dueAt', 'ASC'],
    sorts: ['dueAt', 'askedAt'],
    filterDefaultValues: { state: 'open' },
    filters: ['keyword', { source: 'state', label: '状态', choices: choicesOf(state) }],
    above: FindPerson,
    queue: {
      label: '个人数据请求',
      line: (row) => (
        <ListItemText
          primary={`${kind[row.kind]}：${row.subject || `请求 ${row.id}`}`}
          secondary={joined(
            ' · ',
            state[row.state],
            row.state === 'open' ? `最晚 ${chinaTime(row.dueAt)}` : chinaTime(row.decidedAt ?? row.askedAt),
          )}
        />
      ),
      panel: (row) => <RequestPanel key={row.id} row={row} />,
    },
  },
});
