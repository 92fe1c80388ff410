import GavelIcon from '@mui/icons-material/Gavel';
import { Box, ListItemText } from '@mui/material';
import { type ContentRow, contentQueue } from '@shared/contract/endpoints';
import { NumberInput, SearchInput, SelectInput } from 'react-admin';
import type { DeskResource } from '../../data/calls';
import { pickLabels } from '../../i18n/field-labels';
import { DeskList } from '../../layout/desk-list';
import { joined } from '../../layout/joined';
import { SortBy } from '../../layout/sort-by';
import { chinaTime } from '../../layout/china-clock';
import { useScene } from '../../layout/use-scene';
import { WorkQueue } from '../../layout/work-queue';
import { ContentPanel } from './content-panel';

const states = [
  ...[
    { id: 'waiting', name: '等着看的' },
    { id: 'reported', name: '被举报的' },
  ],
  ...[
    { id: 'hidden', name: '已移除的' },
    { id: 'all', name: '全部' },
  ],
];
const kinds = [
  { id: 'question', name: '问题' },
  { id: 'answer', name: '回答' },
  { id: 'comment', name: '漫画评论' },
];
const latest = { field: 'createdAt', order: 'DESC' } as const;
const sorts = pickLabels('content', 'createdAt', 'topic', 'author');

function Moderation() {
  const topics = useScene('forum-topic');
  return (
    <DeskList
      sort={latest}
      actions={<SortBy sorts={sorts} />}
      filterDefaultValues={{ state: 'waiting' }}
      filters={[
        <SearchInput key="k" source="keyword" alwaysOn />,
        <SelectInput key="s" source="state" label="状态" choices={states} isRequired alwaysOn />,
        <SelectInput key="t" source="kind" label="类型" choices={kinds} alwaysOn />,
        <SelectInput key="o" source="topic" choices={topics} alwaysOn />,
        <NumberInput key="a" source="authorId" label="作者编号" alwaysOn />,
      ]}
    >
      <WorkQueue<ContentRow>
        label="内容"
        line={(row) => <ContentLine row={row} />}
        panel={(row) => <ContentPanel key={row.id} row={row} topics={topics} />}
      />
    </DeskList>
  );
}

function ContentLine({ row }: { row: ContentRow }) {
  const marks = joined(
    ' · ',
    kinds.find(({ id }) => id === row.targetType)?.name ?? row.targetType,
    row.openReports > 0 ? `${row.openReports} 个举报` : null,
    row.hiddenReason === null ? null : '已移除',
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
export const moderation: DeskResource = {
  ...{ name: 'content', label: '内容审核', roles: ['moderator'], icon: GavelIcon },
  calls: { list: contentQueue },
  list: Moderation,
};
