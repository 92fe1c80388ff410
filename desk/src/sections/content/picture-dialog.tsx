import {
  Alert,
  Box,
  Button,
  ButtonBase,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
} from '@mui/material';
import { apiUrl } from '@shared/client';
import { type LibraryPicture, type Role, deskPictureList } from '@shared/contract/endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { usePermissions } from 'react-admin';
import { deskCall } from '../../data/data-provider';
import { Thumbnail } from '../../files/thumbnail';
import { SENDS_PICTURES, SendFile } from './send-file';

/** Pictures that are shown at once; a word finds the others. */
const SHOWN = 48;

interface PictureDialogProps {
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
}

/** The library, to choose a picture from; marketers put one into it. */
export function PictureDialog({ onChoose, onClose }: PictureDialogProps) {
  const [keyword, setKeyword] = useState('');
  const asked = useDeferredValue(keyword);
  const queries = useQueryClient();
  const { permissions = [] } = usePermissions<readonly Role[]>();
  const { data, error } = useQuery({
    queryKey: ['picture-library', asked],
    queryFn: () => deskCall(deskPictureList, { size: SHOWN, ...(asked && { keyword: asked }) }),
  });
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-label="图片库">
      <DialogTitle>图片库</DialogTitle>
      <DialogContent>
        {permissions.includes('marketer') && (
          <SendFile
            {...SENDS_PICTURES}
            onSent={() => void queries.invalidateQueries({ queryKey: ['picture-library'] })}
          />
        )}
        <TextField
          {...{ label: '找一张', size: 'small', margin: 'normal', value: keyword }}
          onChange={({ target }) => setKeyword(target.value)}
        />
        {error && <Alert severity="error">{error.message}</Alert>}
        {data?.items.length === 0 && <p>还没有这样的图片。</p>}
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))' }}>
          {data?.items.map((picture) => {
            const { id, name, alt, url, width, height } = picture;
            return (
              <ButtonBase key={id} aria-label={`选 ${alt || name}`} onClick={() => onChoose(picture)}>
                <Thumbnail {...{ src: `${apiUrl(url)}?w=400`, alt: '', width, height, loading: 'lazy' }} />
              </ButtonBase>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>关闭</Button>
      </DialogActions>
    </Dialog>
  );
}
