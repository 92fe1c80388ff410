import PageIcon from '@mui/icons-material/WebOutlined';
import { Alert, Box, Button } from '@mui/material';
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

/** Publishes the chosen drafts together. */
function PublishChosen() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<DeskContentRow>();
  const [isOpen, setOpen] = useState(false);
  const entries = data
    .filter(({ id, draft }) => draft && selectedIds.includes(id))
    .map(({ package: name, key }) => ({ package: name, key }));
  const done = () => {
    setOpen(false);
    onUnselectItems();
  };
  return (
    <>
      <Button size="small" disabled={entries.length === 0} onClick={() => setOpen(true)}>
        发布
      </Button>
      {isOpen && <PublishDialog entries={entries} onDone={done} onClose={() => setOpen(false)} />}
    </>
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
    sort: ['title', 'ASC'],
    sorts: ['title', 'draft', 'published'],
    filters: ['keyword', { source: 'state', label: '状态', choices: states }],
    none: '没有这样的内容。',
    chosen: { act: <PublishChosen />, may: ({ draft }) => draft !== null },
    columns: [
      { label: '标题', sortBy: 'title', says: (row) => <Entry row={row} /> },
      { label: '草稿', sortBy: 'draft', says: ({ draft }) => when(draft) },
      { label: '发布', sortBy: 'published', says: ({ published }) => when(published) },
    ],
  },
});
