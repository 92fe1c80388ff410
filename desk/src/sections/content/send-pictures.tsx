import { Stack } from '@mui/material';
import { FileButton, PICTURES } from '../../files/file-button';
import { OneUploadLine, useOneUpload } from '../../files/one-upload';

/** Puts a picture into the library. */
export function SendPictures({ onSent }: { onSent: () => void }) {
  const upload = useOneUpload('content-image', onSent);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FileButton
        label="上传图片"
        accept={PICTURES}
        onFiles={([file]) => {
          if (file) upload.start(file);
        }}
      />
      <OneUploadLine upload={upload} />
    </Stack>
  );
}
