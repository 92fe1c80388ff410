import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { OneUpload } from './use-one-upload';

const PERCENT = 100;

/** How far one file is, why it waits, and a way to stop it. */
export function OneUploadLine({ upload: { progress, reason, stop } }: { upload: OneUpload }) {
  const share = progress === null ? 0 : Math.floor((progress.sent / progress.size) * PERCENT);
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      {progress === null ? null : (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          <LinearProgress variant="determinate" value={share} aria-label="上传进度" sx={{ flex: 1 }} />
          <Typography role="status" variant="body2">
            {`已传 ${share}%`}
          </Typography>
          <Button size="small" onClick={stop}>
            停止
          </Button>
        </Stack>
      )}
      {reason === null ? null : <Alert severity={progress === null ? 'error' : 'info'}>{reason}</Alert>}
    </Stack>
  );
}
