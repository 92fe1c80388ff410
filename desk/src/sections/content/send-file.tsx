import { Stack } from '@mui/material';
import type { DeskFile, FilePurpose } from '@shared/contract/endpoints';
import { FileButton, PICTURES } from '../../files/file-button';
import { OneUploadLine, useOneUpload } from '../../files/one-upload';

interface SendFileProps {
  purpose: FilePurpose;
  label: string;
  accept: string;
  onSent: (file: DeskFile) => void;
}

export const SENDS_PICTURES = { purpose: 'content-image', label: '上传图片', accept: PICTURES } as const;

export function SendFile({ purpose, label, accept, onSent }: SendFileProps) {
  const upload = useOneUpload(purpose, onSent);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FileButton
        {...{ label, accept }}
        onFiles={([file]) => {
          if (file) upload.start(file);
        }}
      />
      <OneUploadLine upload={upload} />
    </Stack>
  );
}
