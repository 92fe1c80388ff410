import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface ScaledFrameProps {
  title: string;
  src: string;
  /** Pixels that the page in it has, and those of the room that it is shown in. */
  width: number;
  height: number;
  onLoad: (frame: HTMLIFrameElement) => void;
}

/** A page of the site in which nothing runs, as wide as on a screen, made small enough for the room that there is. */
export function ScaledFrame({ title, src, width, height, onLoad }: ScaledFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0.5);
  useEffect(() => setScale(Math.min(1, (room.current?.clientWidth ?? width) / width)), [width]);
  return (
    <Box ref={room} sx={{ height, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      <Box
        component="iframe"
        title={title}
        sandbox="allow-same-origin"
        src={src}
        onLoad={({ currentTarget }: { currentTarget: HTMLIFrameElement }) => onLoad(currentTarget)}
        sx={{ width, height: height / scale, border: 0, transform: `scale(${scale})`, transformOrigin: '0 0' }}
      />
    </Box>
  );
}
