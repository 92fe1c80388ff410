import { Box, FormHelperText, Stack } from '@mui/material';
import { apiUrl } from '@shared/client';
import type { Picture } from '@shared/contract/endpoints';
import { TextInput, maxLength, required } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { PICTURES } from '../../files/accepted';
import { FileButton } from '../../files/file-button';
import { OneUploadLine } from '../../files/one-upload-line';
import { Thumbnail } from '../../files/thumbnail';
import { useOneUpload } from '../../files/use-one-upload';

/** The cover of a comic: an uploaded picture in the place of the one before, and what is drawn on it. */
export function CoverInput() {
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
