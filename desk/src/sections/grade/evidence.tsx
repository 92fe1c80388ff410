import { Box, Link, Typography } from '@mui/material';
import { apiUrl } from '@shared/client';
import type { UploadedFile } from '@shared/contract/endpoints';
import { Part } from '../../layout/part';

const KILOBYTE = 1024;

/**
 * Files that an applicant uploaded: pictures in their place, all else as a download. The server sends every file to be saved and in
 * a sandbox; an `<img>` shows pixels all the same and runs nothing.
 */
export function Evidence({ files }: { files: readonly UploadedFile[] }) {
  return (
    <Part name="证明材料">
      {files.length === 0 && <Typography variant="body2">材料已经过了保存期。</Typography>}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))' }}>
        {files.map((file) => (
          <Box key={file.id} component="figure" sx={{ m: 0 }}>
            {file.type !== 'application/pdf' && (
              <Box
                {...{ component: 'img', src: apiUrl(file.url), alt: file.name, loading: 'lazy' }}
                sx={{ display: 'block', maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider' }}
              />
            )}
            <figcaption>
              <Link href={apiUrl(file.url)} download={file.name}>
                下载 {file.name}
              </Link>
              （{Math.ceil(file.size / KILOBYTE)} KB）
            </figcaption>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
