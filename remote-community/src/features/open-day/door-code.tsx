import { useEffect, useState } from 'react';
import styles from './door-code.module.css';

interface Drawn {
  /** Modules to a side. */
  size: number;
  path: string;
}

/** What is shown at the door: the code to read out, and a picture for a scanner, whose library is loaded for who sees it. */
export function DoorCode({ code }: { code: string }) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    let left = false;
    import(/* webpackChunkName: "qr" */ 'uqr').then(
      ({ encode }) => {
        // A quiet zone of four modules is what readers count on.
        if (!left) setDrawn(draw(encode(code, { border: 4 }).data));
      },
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [code]);
  return (
    <div className={styles.door}>
      <p>
        签到码 <b className={styles.code}>{`${code.slice(0, 4)} ${code.slice(4)}`}</b>
      </p>
      {drawn ? (
        <svg
          className={styles.picture}
          viewBox={`0 0 ${String(drawn.size)} ${String(drawn.size)}`}
          role="img"
          aria-label="签到码的二维码"
          shapeRendering="crispEdges"
        >
          <path d={drawn.path} />
        </svg>
      ) : null}
    </div>
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
