import GavelIcon from '@mui/icons-material/Gavel';
import { Box, ListItemText } from '@mui/material';
import { type ContentRow, contentQueue } from '@shared/contract/endpoints';
import { NumberInput } from 'react-admin';
import { choicesOf, valueWords } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { joined } from '../../layout/joined';
import { describe } from '../../resource/describe';
import { HeldActions, waitsForDecision } from './held-actions';
import { ContentPanel } from './content-panel';

const states = choicesOf({
  waiting: '等着看的',
  held: '等着决定的',
  reported: '被举报的',
  hidden: '已移除的',
  all: '全部',
});
const kinds = valueWords.content.targetType;

function ContentLine({ row }: { row: ContentRow }) {
  const marks = joined(
    ' · ',
    kinds[row.targetType],
    row.openReports > 0 ? `${row.openReports} 个举报` : null,
    row.held ? `${row.points ?? 0} 分，等着放行` : row.hiddenReason === null ? null : '已移除',
    row.appeal === null ? null : '有申诉',
    row.recommended ? '官方推荐' : null,
    row.author.name,
  );
  const text = row.targetType === 'question' ? row.questionTitle : row.content.slice(0, 60);
  return (
    <ListItemText
      primary={text}
      secondary={
        <>
          {marks} ·{' '}
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {chinaTime(row.createdAt)}
          </Box>
        </>
      }
    />
  );
}

/** Visitors' texts and reports, one after the other. */
export const moderation = describe({
  name: 'content',
  label: '内容审核',
  roles: ['moderator'],
  icon: GavelIcon,
  calls: { list: contentQueue },
  list: {
    sort: ['createdAt', 'DESC'],
    sorts: ['createdAt', 'topic', 'author'],
    filterDefaultValues: { state: 'waiting' },
    filters: [
      'keyword',
      { source: 'state', label: '状态', choices: states, isRequired: true },
      { source: 'kind', label: '类型', choices: choicesOf(kinds) },
      'topic',
      <NumberInput key="author" source="authorId" label="作者编号" alwaysOn />,
    ],
    queue: {
      label: '内容',
      line: (row) => <ContentLine row={row} />,
      bulk: { takes: waitsForDecision, actions: (rows) => <HeldActions rows={rows} /> },
      panel: (row) => <ContentPanel key={row.id} row={row} />,
    },
  },
});
