import { useEffect, useState } from 'react';

interface Drawn {
  /** Modules to a side. */
  size: number;
  path: string;
}

interface QrCodeProps {
  text: string;
  /** Description, for who does not see it. */
  label: string;
  className?: string | undefined;
}

/** A text as a picture for scanners, whose library is loaded for who sees it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "qr" */ 'uqr').then(
      ({ encode }) => {
        // A quiet zone of four modules is what readers count on.
        if (!left) setDrawn(draw(encode(text, { border: 4 }).data));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [text]);
  if (!drawn) return null;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${String(drawn.size)} ${String(drawn.size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}

/** The dark modules as one path, each run of a row as one bar. */
function draw(rows: readonly (readonly boolean[])[]): Drawn {
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      const start = x;
      while (row[x]) x += 1;
      if (x > start) path += `M${String(start)} ${String(y)}h${String(x - start)}v1h-${String(x - start)}z`;
    }
  }
  return { size: rows.length, path };
}
