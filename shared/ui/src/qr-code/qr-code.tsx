import { useEffect, useState } from 'react';
import { type QrPath, qrPath } from './qr-path';

interface QrCodeProps {
  text: string;
  /** Description, for who does not see it. */
  label: string;
  className?: string | undefined;
}

/** A text as a picture for scanners, whose library is loaded for who sees it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "qr" */ 'uqr').then(
      ({ encode }) => {
        // A quiet zone of four modules is what readers count on.
        if (!left) setDrawn(qrPath(encode(text, { border: 4 }).data));
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
