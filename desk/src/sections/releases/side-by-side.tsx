import { Alert, Box, Button, ButtonGroup, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { ScaledFrame } from '../../layout/scaled-frame';
import type { RunningCanary } from './use-canary';

interface SideBySideProps {
  /** The package that it is of. */
  name: string;
  canary: RunningCanary;
}

/** Pixels. */
const WIDTHS = { 手机: 390, 电脑: 1440 } as const;
const HEIGHT = 560;

/** A page of stable and of a canary beside each other; below each other where there is little room. */
export function SideBySide({ name, canary: { percent, pages } }: SideBySideProps) {
  const shown = pages.filter((pattern) => !pattern.includes(':'));
  const [chosen, setChosen] = useState('');
  const [width, setWidth] = useState<number>(WIDTHS.手机);
  const documents = useRef(new Map<string, Document>());
  const followed = useRef(new WeakMap<Document, number>());
  const page = shown.find((one) => one === chosen) ?? shown[0];
  if (page === undefined) return <Alert severity="info">试行的页面地址里都有编号，没有能并排看的</Alert>;
  /** A link would leave for a page that is in no frame; both scroll together. */
  const take = (channel: string, frame: HTMLIFrameElement) => {
    const own = frame.contentDocument;
    if (!own) return;
    documents.current.set(channel, own);
    own.addEventListener('click', (event) => event.preventDefault());
    own.addEventListener('scroll', () => {
      const { scrollTop } = own.documentElement;
      // The shorter one stays behind, and holds the other back no more.
      if (followed.current.get(own) === scrollTop) return;
      for (const other of documents.current.values()) {
        if (other === own) continue;
        other.documentElement.scrollTop = scrollTop;
        followed.current.set(other, other.documentElement.scrollTop);
      }
    });
  };
  return (
    <section aria-label="并排看">
      <Stack direction="row" spacing={2} sx={{ my: 1, alignItems: 'center' }}>
        <TextField
          select
          fullWidth={false}
          label="页面"
          value={page}
          onChange={({ target }) => setChosen(target.value)}
        >
          {shown.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <ButtonGroup size="small" aria-label="页面的宽度" sx={{ flexShrink: 0 }}>
          {Object.entries(WIDTHS).map(([label, pixels]) => (
            <Button
              key={label}
              variant={pixels === width ? 'contained' : 'outlined'}
              aria-pressed={pixels === width}
              onClick={() => setWidth(pixels)}
            >
              {label}
            </Button>
          ))}
        </ButtonGroup>
      </Stack>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
        {[
          { channel: 'stable', words: '正式版' },
          { channel: name, words: `试行版 ${percent}%` },
        ].map(({ channel, words }) => (
          <Box key={channel} component="figure" sx={{ m: 0, flex: 1, minWidth: 0 }}>
            <Typography component="figcaption" variant="body2">
              {words}
            </Typography>
            <ScaledFrame
              title={`${page}，${words}`}
              src={new URL(`../preview/${channel}${page}`, location.origin + location.pathname).href}
              {...{ width, height: HEIGHT }}
              onLoad={(frame) => take(channel, frame)}
            />
          </Box>
        ))}
      </Stack>
      <Typography variant="body2" sx={{ mt: 1 }}>
        里面不运行脚本：这是访客一打开就看到的样子，脚本以后才来。点不动，可以滚动，两边一起滚。
      </Typography>
    </section>
  );
}
