import { Box, Button, LinearProgress, List, ListItem, Stack, Typography } from '@mui/material';
import { memo } from 'react';
import type { Upload, UploadQueue, UploadState } from './upload-queue';

const stateWords: Readonly<Record<UploadState, string>> = {
  waiting: '排队中',
  sending: '正在传',
  done: '已传完',
  failed: '没有传成',
  stopped: '已停止',
};

const PERCENT = 100;
const MB = 1024 * 1024;
const megabytes = (bytes: number) => (bytes / MB).toFixed(1);

/** Uploads under way: how far all of it is, and each file with what can be done about it. */
export function UploadList({ queue, uploads }: { queue: UploadQueue; uploads: readonly Upload[] }) {
  const count = (...states: readonly UploadState[]) => uploads.filter(({ state }) => states.includes(state)).length;
  const [sent, size] = uploads.reduce(([a, b], upload) => [a + upload.sent, b + upload.size], [0, 0]);
  const [done, under, left] = [count('done'), count('waiting', 'sending'), count('failed', 'stopped')];
  return (
    <Box sx={{ width: 1, my: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography role="status">
          {`已传完 ${done} 张，共 ${uploads.length} 张（${megabytes(sent)} / ${megabytes(size)} MB）`}
        </Typography>
        {under > 0 ? (
          <Button size="small" onClick={() => queue.stopAll()}>
            全部停止
          </Button>
        ) : null}
        {left > 0 ? (
          <Button size="small" onClick={() => queue.retryAll()}>
            全部重试
          </Button>
        ) : null}
      </Stack>
      <LinearProgress
        variant="determinate"
        value={size === 0 ? 0 : (sent / size) * PERCENT}
        aria-label="全部图片的上传进度"
        sx={{ my: 1 }}
      />
      <List dense aria-label="正在上传的图片" sx={{ maxHeight: 320, overflow: 'auto' }}>
        {uploads.map((upload) => (
          <UploadLine key={upload.key} upload={upload} queue={queue} />
        ))}
      </List>
    </Box>
  );
}

interface UploadLineProps {
  upload: Upload;
  queue: UploadQueue;
}

/** Drawn again for its own file only: 500 lines, drawn for every part of every file, take longer than the network. */
const UploadLine = memo(function UploadLine({
  upload: { key, name, size, sent, state, reason },
  queue,
}: UploadLineProps) {
  const under = state === 'waiting' || state === 'sending';
  return (
    <ListItem disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(sent / size) * PERCENT}
        aria-label={`${name} 的上传进度`}
        sx={{ flex: '0 0 6rem' }}
      />
      <Typography variant="body2" color={state === 'failed' ? 'error' : 'text.secondary'} sx={{ minWidth: '4rem' }}>
        {reason === null ? stateWords[state] : `${stateWords[state]}：${reason}`}
      </Typography>
      {under ? (
        <Button size="small" aria-label={`停止 ${name}`} onClick={() => queue.stop(key)}>
          停止
        </Button>
      ) : null}
      {state === 'failed' || state === 'stopped' ? (
        <Button size="small" aria-label={`重试 ${name}`} onClick={() => queue.retry(key)}>
          重试
        </Button>
      ) : null}
      {state === 'failed' || state === 'stopped' ? (
        <Button size="small" aria-label={`不传 ${name} 了`} onClick={() => queue.drop(key)}>
          不传了
        </Button>
      ) : null}
    </ListItem>
  );
});
