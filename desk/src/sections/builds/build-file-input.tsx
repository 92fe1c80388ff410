import { Alert, Box, FormHelperText, Stack } from '@mui/material';
import type { DeskFile } from '@shared/contract/endpoints';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { FileButton } from '../../files/file-button';
import { OneUploadLine, useOneUpload } from '../../files/one-upload';

const SHA256 = /^[0-9a-f]{64}$/i;

/** The file of a build, held against the SHA-256 that whoever made it says. */
export function BuildFileInput() {
  const { setValue, getFieldState, formState } = useFormContext();
  const expected = ((useWatch({ name: 'expectedSha256' }) as string | null | undefined) ?? '').trim();
  const [file, setFile] = useState<DeskFile | null>(null);
  const upload = useOneUpload('client-build', (done) => {
    setFile(done);
    setValue('fileId', done.id, { shouldDirty: true });
  });
  const fits = SHA256.test(expected);
  const { error } = getFieldState('fileId', formState);
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextInput
        source="expectedSha256"
        label="安装包的 SHA-256"
        helperText="先填它才能上传：由打包的同事给出，64 位；传完后服务器会核对，对不上就不收"
        validate={(text: string | undefined) =>
          text && SHA256.test(text.trim()) ? undefined : 'SHA-256 是 64 位十六进制数'
        }
      />
      <Box>
        <FileButton
          label={file ? '换一个安装包' : '上传安装包'}
          accept=".exe,.msi,.dmg,.pkg,.deb"
          disabled={!fits}
          onFiles={([chosen]) => {
            if (chosen) upload.start(chosen, expected.toLowerCase());
          }}
        />
      </Box>
      <OneUploadLine upload={upload} />
      {file ? <Alert severity="success">{`${file.name} 已传完，SHA-256 核对无误`}</Alert> : null}
      {error ? <FormHelperText error>请先把安装包传完，或按提示改名</FormHelperText> : null}
    </Stack>
  );
}
