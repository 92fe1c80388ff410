import { Box, Typography } from '@mui/material';
import { apiUrl } from '@shared/client';
import type { DeskEntry } from '@shared/contract/endpoints';
import { Part } from '../../layout/part';

/** The cover and the pictures; without a cover, the steps are drawn. */
export function EntryPictures({ row: { cover, pictures } }: { row: DeskEntry }) {
  const all = [
    ...(cover ? [{ file: cover, name: '封面' }] : []),
    ...pictures.map((file, at) => ({ file, name: `第 ${at + 1} 张图` })),
  ];
  return (
    <Part name="图片">
      {cover === null && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          没有传封面，封面由步骤画成。
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))' }}>
        {all.map(({ file, name }) => (
          <Box key={name} component="figure" sx={{ m: 0 }}>
            <Box
              {...{ component: 'img', src: apiUrl(file.url), alt: name, loading: 'lazy' }}
              sx={{ display: 'block', maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider' }}
            />
            <figcaption>
              <bdi>{name}</bdi>，<bdi>{file.name}</bdi>
            </figcaption>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
