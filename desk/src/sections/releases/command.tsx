import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Typography } from '@mui/material';
import { useNotify } from 'react-admin';

interface CommandProps {
  /** Behind `npm run release -- `. */
  words: string;
  /** What it does. */
  children: string;
}

/** A command of the release tool, to be run where the key is that may. */
export function Command({ words, children }: CommandProps) {
  const notify = useNotify();
  const command = `npm run release -- ${words}`;
  const copy = () =>
    navigator.clipboard.writeText(command).then(
      () => notify('命令已复制', { type: 'success' }),
      () => notify('浏览器不让复制，请手动选取', { type: 'info' }),
    );
  return (
    <Box sx={{ my: 1 }}>
      <Typography variant="body2">{children}</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <code>{command}</code>
        <IconButton size="small" aria-label={`复制：${command}`} onClick={() => void copy()}>
          <CopyIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
