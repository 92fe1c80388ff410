import { useEffect, useState } from 'react';
import styles from './qr-code.module.css';
import { type QrPath, qrPath } from './qr-path';

/** A text as a picture that cameras read. Its library is loaded for who sees it; nothing is here where it does not come. */
export function QrCode({ text, label }: { text: string; label: string }) {
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
      className={styles.code}
      viewBox={`0 0 ${String(drawn.size)} ${String(drawn.size)}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  );
}
