import { memo, useEffect, useRef } from 'react';
import type { Panel } from '@shared/contract/endpoints';
import { PanelImage } from './panel-image';
import styles from './reader.module.css';
import type { ReaderView } from './reader-view';

interface StripProps {
  panels: readonly Panel[];
  fit: ReaderView['fit'];
  /** Whether all panels are fetched, wherever they stand: reading then goes on with the network cut. */
  whole?: boolean;
  /** Told which panel is in the middle of the window. */
  seen: (panel: number) => void;
}

/** Shows the panels below one another. Scrolling renders nothing here: where one is in them is not known to them. */
export const Strip = memo(function Strip({ panels, fit, whole = false, seen }: StripProps) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting && target instanceof HTMLElement) seen(Number(target.dataset.panel));
        }
      },
      { rootMargin: '-45% 0px -45% 0px' },
    );
    for (const panel of strip.current?.children ?? []) observer.observe(panel);
    return () => observer.disconnect();
  }, [panels, seen]);
  return (
    <div ref={strip} className={styles.strip} data-fit={fit}>
      {panels.map((panel) => (
        <div key={panel.url} data-panel={panel.no}>
          <PanelImage panel={panel} lazy={panel.no > 2 && !whole} />
        </div>
      ))}
    </div>
  );
});
