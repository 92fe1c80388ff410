import { Box, Button, Typography } from '@mui/material';
import type { Panel } from '@shared/contract/endpoints';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FileButton, PICTURES } from '../../files/file-button';
import { UploadList } from '../../files/upload-list';
import { UploadQueue } from '../../files/upload-queue';

/** Panels that a chapter may have. */
const MOST = 500;

/** Takes many pictures at once; when all of them are there, they become the last panels, in the order of their names. */
export function PanelUploads() {
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
