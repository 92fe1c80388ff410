import PageIcon from '@mui/icons-material/WebOutlined';
import { Alert, Box, Button, Checkbox } from '@mui/material';
import { type DeskContentRow, deskContentList } from '@shared/contract/endpoints';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { choicesOf } from '../../i18n/value-words';
import { chinaTime } from '../../layout/china-clock';
import { describe } from '../../resource/describe';
import { Addresses } from './addresses';
import { ContentEdit } from './content-edit';
import { PublishDialog } from './publish-dialog';

const states = choicesOf({ draft: '有草稿', published: '发布过', shipped: '随版本的', misfit: '不合' });

function PublishChosen() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<DeskContentRow>();
  const [isOpen, setOpen] = useState(false);
  const chosen = data.filter(({ id, draft }) => draft && selectedIds.includes(id));
  const done = () => {
    setOpen(false);
    onUnselectItems();
  };
  return (
    <>
      <Button size="small" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
        发布选中的 {chosen.length} 项
      </Button>
      {isOpen && (
        <PublishDialog
          entries={chosen.map(({ package: name, key }) => ({ package: name, key }))}
          onDone={done}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** A draft is chosen for publishing with others; the library's own boxes have a name that no screen reader says. */
function Choose({ row: { id, title, draft } }: { row: DeskContentRow }) {
  const { selectedIds, onToggleItem } = useListContext<DeskContentRow>();
  return (
    <Checkbox
      size="small"
      disabled={!draft}
      checked={draft !== null && selectedIds.includes(id)}
      slotProps={{ input: { 'aria-label': `选中 ${title}` } }}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(id)}
    />
  );
}

const when = (done: DeskContentRow['draft']) => (
  <Box sx={{ minWidth: '6rem' }}>{done && `${done.by.name}，${chinaTime(done.at)}`}</Box>
);

function Entry({ row: { title, addresses, misfit } }: { row: DeskContentRow }) {
  return (
    <Box sx={{ minWidth: '8rem' }}>
      {title}
      {misfit && <Alert severity="warning">不合：发布的内容不合现在的版本，访客看到的是随版本的。</Alert>}
      <Addresses addresses={addresses} />
    </Box>
  );
}

/** Everything on the site's pages that can be edited. */
export const pageContent = describe({
  name: 'page-content',
  label: '页面',
  roles: ['marketer'],
  icon: PageIcon,
  calls: { list: deskContentList },
  represent: 'title',
  edit: ContentEdit,
  list: {
    sort: ['place', 'ASC'],
    sorts: ['place', 'title', 'draft', 'published'],
    filters: ['keyword', { source: 'state', label: '状态', choices: states }],
    none: '没有这样的内容。',
    actions: <PublishChosen />,
    columns: [
      { label: '选中', says: (row) => <Choose row={row} /> },
      { label: '标题', sortBy: 'title', says: (row) => <Entry row={row} /> },
      { label: '草稿', sortBy: 'draft', says: ({ draft }) => when(draft) },
      { label: '发布', sortBy: 'published', says: ({ published }) => when(published) },
    ],
  },
});
