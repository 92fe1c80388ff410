import AutoStoriesIcon from '@mui/icons-material/AutoStoriesOutlined';
import { Typography } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { ArrayInput, useRecordContext } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { StateBar } from '../../layout/state-bar';
import { number, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { PanelUploads } from './panel-uploads';
import { PanelsInput } from './panels-input';

const comic = { reference: 'comics', text: 'title' };
const PANELS = '各格，从上到下';

/** The comic of a chapter, its state, and its preview. */
function ChapterState() {
  const chapter = useRecordContext<calls.DeskChapter>();
  if (!chapter) return null;
  const address = async () => (await deskCall(calls.deskChapterPreview, { chapterId: chapter.id })).path;
  return (
    <>
      <Typography variant="body2">
        漫画：《<bdi>{chapter.comicTitle}</bdi>》
      </Typography>
      <StateBar row={chapter} save={calls.deskChapterSave} noun="这一话" kept="赞和阅读记录" address={address} />
    </>
  );
}

function Panels() {
  return (
    <>
      <PanelUploads />
      <ArrayInput source="panels" label={PANELS}>
        <PanelsInput />
      </ArrayInput>
    </>
  );
}

/**
 * Chapters in every state. One is saved before it is left: the server says at which panel something is missing, and that is of
 * use only while one still looks at it.
 */
export const chapters = describe({
  name: 'chapters',
  label: '漫画各话',
  roles: ['editor'],
  icon: AutoStoriesIcon,
  calls: { list: calls.deskChapterList, one: calls.deskChapter, save: calls.deskChapterSave },
  represent: ({ no, title }) => `第 ${no} 话 ${title}`,
  list: {
    sort: ['publishAt', 'DESC'],
    sorts: ['no', 'title', 'state', 'publishAt'],
    carries: ['comicId'],
    filters: ['keyword', { source: 'comicId', label: '漫画', ...comic }, 'state'],
    none: '这里还没有一话。点“新建”加一话，再把图传上去。',
    columns: [
      'comicTitle',
      number('no'),
      'title',
      'state',
      time('publishAt'),
      number('panelCount'),
      number('likeCount'),
    ],
  },
  form: {
    stays: true,
    needs: 'panels',
    fields: [
      { source: 'state', only: 'edit', input: <ChapterState /> },
      { source: 'comicId', label: '漫画', only: 'create', of: comic },
      { source: 'title', required: true, max: 60 },
      {
        source: 'no',
        as: 'number',
        helperText: '不填就接在最后一话后面。图片保存以后再传',
        min: 1,
        only: 'create',
      },
      { source: 'no', as: 'number', min: 1, required: true, only: 'edit' },
      { source: 'panels', label: PANELS, only: 'edit', input: <Panels /> },
    ],
  },
});
