import CollectionsIcon from '@mui/icons-material/CollectionsBookmarkOutlined';
import { Button, Box, FormHelperText, Stack } from '@mui/material';
import { comicTopicList, deskComicList, deskComicSave, type Picture } from '@shared/contract/endpoints';
import { CheckboxGroupInput, TextInput, maxLength, required } from 'react-admin';
import { Link } from 'react-router-dom';
import { useCall } from '../../data/use-call';
import { fieldLabels } from '../../i18n/field-labels';
import { number, time } from '../../resource/columns';
import { describe } from '../../resource/describe';
import { apiUrl } from '@shared/client';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { FileButton, PICTURES } from '../../files/file-button';
import { Thumbnail } from '../../files/thumbnail';
import { OneUploadLine, useOneUpload } from '../../files/one-upload';

function ChaptersLink({ id, title }: { id: number; title: string }) {
  const filter = encodeURIComponent(JSON.stringify({ comicId: id }));
  return (
    <Button
      size="small"
      component={Link}
      to={`/chapters?filter=${filter}&sort=no&order=ASC`}
      aria-label={`看各话 《${title}》`}
      onClick={(event) => event.stopPropagation()}
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

/** The cover of a comic: an uploaded picture in the place of the one before, and what is drawn on it. */
function CoverInput() {
  const { clearErrors, setValue } = useFormContext();
  const {
    fieldState: { error },
  } = useController({ name: 'cover.url', rules: { required: '请上传封面' } });
  const cover = useWatch({ name: 'cover' }) as Partial<Picture> | undefined;
  const upload = useOneUpload('chapter-image', ({ picture }) => {
    if (!picture) return;
    clearErrors('cover.url');
    setValue('cover', { ...picture, alt: cover?.alt ?? '' }, { shouldDirty: true });
  });
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      {cover?.url ? (
        <Thumbnail src={apiUrl(cover.url)} width={cover.width} height={cover.height} alt={cover.alt ?? ''} />
      ) : null}
      <Box>
        <FileButton
          label={cover?.url ? '换封面' : '上传封面'}
          accept={PICTURES}
          onFiles={([file]) => {
            if (file) upload.start(file);
          }}
        />
      </Box>
      <OneUploadLine upload={upload} />
      {error?.message ? (
        <FormHelperText error>{error.message.replace('@@react-admin@@', '').replaceAll('"', '')}</FormHelperText>
      ) : null}
      <TextInput source="cover.alt" label="封面上画了什么" validate={[required(), maxLength(500)]} />
    </Stack>
  );
}
