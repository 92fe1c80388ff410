import { useState } from 'react';
import { apiUrl } from 'shared/api';
import type { Panel } from 'shared/contract/endpoints';
import { Button } from 'shared/ui';
import styles from './reader.module.css';

interface PanelImageProps {
  panel: Panel;
  eager?: boolean;
}

/** One panel in its reserved place; where it fails, it alone is tried again. */
export function PanelImage({ panel, eager = false }: PanelImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);
  const source = apiUrl(panel.url);
  if (failed) {
    return (
      <div className={styles.missing} role="alert">
        <b>{panel.no}</b>
        <p>
          第 {panel.no} 格没载出来<small>{panel.alt}</small>
        </p>
        <Button
          small
          onClick={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          重试这一格
        </Button>
      </div>
    );
  }
  return (
    <img
      className={styles.panel}
      // A fresh query, or the browser would answer with the failure it remembers.
      src={attempt === 0 ? source : `${source}${source.includes('?') ? '&' : '?'}retry=${String(attempt)}`}
      width={panel.width}
      height={panel.height}
      alt={panel.alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => {
        setFailed(true);
      }}
    />
  );
}
