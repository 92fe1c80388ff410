import AutoStoriesIcon from '@mui/icons-material/AutoStoriesOutlined';
import { Typography, Box, Button } from '@mui/material';
import * as calls from '@shared/contract/endpoints';
import { ArrayInput, useRecordContext, useNotify, TextInput, maxLength, useSourceContext } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { StateBar } from '../../layout/state-bar';
import { number, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import type { Panel } from '@shared/contract/endpoints';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileButton, PICTURES } from '../../files/file-button';
import { UploadList } from '../../files/upload-list';
import { UploadQueue } from '../../files/upload-queue';
import { apiUrl } from '@shared/client';
import { Thumbnail } from '../../files/thumbnail';
import { OrderedItems } from '../../layout/ordered-items';

const comic = { reference: 'comics', text: 'title' };
const PANELS = '各格，从上到下';

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

/** Panels that a chapter may have. */
const MOST = 500;

/** Takes many pictures at once; when all of them are there, they become the last panels, in the order of their names. */
function PanelUploads() {
  const [queue] = useState(() => new UploadQueue());
  const uploads = useSyncExternalStore(queue.listen, queue.uploads);
  const { getValues, setValue } = useFormContext();
  const notify = useNotify();
  useEffect(() => {
    return () => queue.stopAll();
  }, [queue]);

  const panels = () => (getValues('panels') ?? []) as Partial<Panel>[];
  const take = () => {
    const added = queue.takeDone().flatMap(({ picture }) => (picture ? [{ ...picture, alt: '' }] : []));
    setValue('panels', [...panels(), ...added], { shouldDirty: true });
    notify(`已放进 ${added.length} 格，请写好说明再保存`, { type: 'success' });
  };
  const whole = uploads.length > 0 && uploads.every(({ state }) => state === 'done');
  // Taking empties the list: it happens once for each time that all are there.
  useEffect(() => {
    if (whole) take();
  });
  const some = uploads.some(({ state }) => state === 'done');
  const add = (files: readonly File[]) => {
    const room = MOST - panels().length - uploads.length;
    if (files.length > room) notify(`一话最多 ${MOST} 格，还能放 ${Math.max(0, room)} 张`, { type: 'error' });
    else queue.add(files);
  };
  return (
    <Box sx={{ width: 1 }}>
      <FileButton label="上传图片（可以选很多张）" accept={PICTURES} multiple onFiles={add} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        PNG、JPEG 或 WebP，每张不超过 20 MB。按文件名的顺序放在最后；断了网会自动接着传。
      </Typography>
      {uploads.length === 0 ? null : (
        <>
          <UploadList queue={queue} uploads={uploads} />
          {some ? <Button onClick={take}>先放进已传完的</Button> : null}
        </>
      )}
    </Box>
  );
}

function PanelsInput() {
  return (
    <OrderedItems list="panels" unit="格" inline>
      <PanelPicture />
      <TextInput
        source="alt"
        label="画了什么、说了什么"
        helperText={false}
        multiline
        validate={maxLength(500)}
        sx={{ flex: { sm: '1 1 16rem' } }}
      />
    </OrderedItems>
  );
}

type Seen = [url: Panel['url'] | undefined, width: number, height: number];

/** The picture of a panel; what is in it is beside it. */
function PanelPicture() {
  const { getSource } = useSourceContext();
  const [url, width, height] = useWatch({
    name: [getSource('url'), getSource('width'), getSource('height')],
  }) as Seen;
  return url === undefined ? null : <Thumbnail src={apiUrl(url)} width={width} height={height} alt="" loading="lazy" />;
}
