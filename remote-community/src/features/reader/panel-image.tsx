import { memo, useState } from 'react';
import type { Panel } from '@shared/contract/endpoints';
import { Button } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { panelSizes, pictureSources } from '@shared/ui/pictures';
import styles from './reader.module.css';

interface PanelImageProps {
  panel: Panel;
  /** Whether it is fetched when it comes near. */
  lazy?: boolean;
  /** Whether it stands ready out of sight. */
  ahead?: boolean;
}

/** A panel in its reserved place; where it fails, it alone is tried again. */
export const PanelImage = memo(function PanelImage({ panel, lazy = false, ahead = false }: PanelImageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<'ahead' | 'in sight'>();
  const { config } = usePage();
  const retry = () => {
    setFailed(undefined);
    setAttempt(attempt + 1);
  };
  // The network may be back by now: nobody has seen the first attempt.
  if (failed === 'ahead' && !ahead) retry();
  if (failed) {
    return (
      <div className={styles.missing} role="alert">
        <b>{panel.no}</b>
        <p>
          第 {panel.no} 格没载出来<small>{panel.alt}</small>
        </p>
        <Button
          small
          onClick={({ currentTarget }) => {
            // The button goes, and the focus with it; the keys that turn the page are the stage's.
            currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus();
            retry();
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
      {...pictureSources(config, panel, { sizes: panelSizes(panel), attempt })}
      ref={(image) => {
        if (panel.placeholder) image?.style.setProperty('--first', `url(${panel.placeholder})`);
      }}
      width={panel.width}
      height={panel.height}
      alt={panel.alt}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      onLoad={({ currentTarget }) => {
        // The weave below it costs as much to draw as the picture.
        currentTarget.dataset.loaded = '';
      }}
      onError={() => setFailed(ahead ? 'ahead' : 'in sight')}
    />
  );
});
