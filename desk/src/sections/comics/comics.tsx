import CollectionsIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import { Button } from '@mui/material';
import { comicTopicList, deskComicList, deskComicSave } from '@shared/contract/endpoints';
import { CheckboxGroupInput } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCall } from '../../data/use-call';
import { fieldLabels } from '../../i18n/field-labels';
import { number, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { CoverInput } from './cover-input';

interface ChaptersLinkProps {
  id: number;
  title: string;
}

/** From a comic to its chapters. */
function ChaptersLink({ id, title }: ChaptersLinkProps) {
  const filter = encodeURIComponent(JSON.stringify({ comicId: id }));
  return (
    <Button
      size="small"
      component={Link}
      to={`/chapters?filter=${filter}&sort=no&order=ASC`}
      aria-label={`看各话 《${title}》`}
      onClick={(event) => {
        event.stopPropagation();
      }}
    >
      看各话
    </Button>
  );
}

const { topicIds: TOPICS, cover: COVER } = fieldLabels.comics;

function TopicsInput() {
  const { data = [], isPending } = useCall(comicTopicList);
  return <CheckboxGroupInput source="topicIds" label={TOPICS} choices={data} isPending={isPending} />;
}

/** Comics, whose chapters are a list of their own. */
export const comics = describe({
  name: 'comics',
  label: '漫画',
  roles: ['editor'],
  icon: CollectionsIcon,
  calls: { list: deskComicList, save: deskComicSave },
  represent: ({ title }) => `《${title}》`,
  list: {
    sort: ['updatedAt', 'DESC'],
    sorts: ['title', 'author', 'updatedAt'],
    filters: ['keyword'],
    columns: [
      'title',
      'author',
      { label: '给访客看的', says: ({ shownCount }) => (shownCount ? `${shownCount} 话` : '还没有') },
      number('chapterCount'),
      time('updatedAt'),
      { label: '各话', says: ({ id, title }) => <ChaptersLink id={id} title={title} /> },
    ],
  },
  form: {
    fields: [
      { source: 'title', required: true, max: 60 },
      { source: 'summary', rows: 2, required: true, max: 300 },
      { source: 'author', required: true, max: 60 },
      { source: 'topicIds', label: TOPICS, input: <TopicsInput /> },
      { source: 'cover', label: COVER, input: <CoverInput /> },
    ],
  },
});
