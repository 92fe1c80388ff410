import type { DeskFile, FilePurpose } from '@shared/contract/endpoints';
import { useEffect, useRef, useState } from 'react';
import { sendFile } from './send-file';
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';

interface OneUpload {
  /** Bytes that are there, of how many; null while nothing is sent. */
  progress: { sent: number; size: number } | null;
  /** The reason why it waits or failed; null where all is well. */
  reason: string | null;
  start: (file: File, sha256?: string) => void;
  stop: () => void;
}

/** Sends one file at a time; a later one takes the place of the one before. */
export function useOneUpload(purpose: FilePurpose, onDone: (file: DeskFile) => void): OneUpload {
  const [progress, setProgress] = useState<OneUpload['progress']>(null);
  const [reason, setReason] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, sha256: string | undefined) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { signal } = stop;
    const { size } = file;
    setReason(null);
    setProgress({ sent: 0, size });
    try {
      const onSent = (sent: number) => {
        if (!signal.aborted) setProgress({ sent, size });
      };
      const done = await sendFile(file, { purpose, sha256, signal, onSent, onWait: setReason });
      setProgress(null);
      onDone(done);
    } catch (error) {
      if (signal.aborted) return;
      setProgress(null);
      setReason(error instanceof Error ? error.message : '没有传成');
    }
  };
  return {
    progress,
    reason,
    start: (file, sha256) => void send(file, sha256),
    stop: () => {
      running.current?.abort();
      setProgress(null);
      setReason(null);
    },
  };
}

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
