import { useEffect } from 'react';
import { apiUrl } from '@shared/client';
import type { Panel } from '@shared/contract/endpoints';
import { text } from '@shared/ui';
import { PanelImage } from './panel-image';
import { pagesAround } from './pages-around';
import styles from './reader.module.css';
import type { ReaderView } from './reader-view';
import { useDrawn } from './use-drawn';
import type { Reading } from './use-reading';

interface PagesProps {
  panels: readonly Panel[];
  fit: ReaderView['fit'];
  reading: Reading;
}

/**
 * The page in sight, of one panel or two, and those that a turn leads to: they stand beside it, loaded and drawn, so that a
 * turn only moves them.
 */
export function Pages({ panels, fit, reading }: PagesProps) {
  const { panel, last, count, step, go } = reading;
  // The neighbours come when the page itself is drawn: they shall not cost the turn that leads to it.
  const drawn = useDrawn(panel);
  useEffect(() => {
    if (drawn === undefined) return;
    const beyond = panels.slice(drawn - 1 + 2 * step, drawn - 1 + 3 * step).map(({ url }) => {
      const image = new Image();
      image.src = apiUrl(url);
      return image;
    });
    return () => {
      // Held until then, or the browser forgets them.
      beyond.length = 0;
    };
  }, [panels, drawn, step]);
  return (
    <div className={styles.pages} data-fit={fit}>
      {pagesAround({ panel, drawn, step, count }).map((first) => (
        <div
          key={first}
          className={styles.page}
          data-place={first === panel ? 'here' : first < panel ? 'behind' : 'ahead'}
          data-side-by-side={step > 1}
          inert={first !== panel}
          aria-hidden={first === panel ? undefined : true}
        >
          {panels.slice(first - 1, first - 1 + step).map((shown) => (
            <PanelImage key={shown.url} panel={shown} ahead={first !== panel} />
          ))}
        </div>
      ))}
      <button
        type="button"
        className={styles.zone}
        data-side="back"
        disabled={panel === 1}
        onClick={() => {
          go(panel - step);
        }}
      >
        <span className={text.visuallyHidden}>上一格</span>
      </button>
      <button
        type="button"
        className={styles.zone}
        data-side="on"
        disabled={last === count}
        onClick={() => {
          go(panel + step);
        }}
      >
        <span className={text.visuallyHidden}>下一格</span>
      </button>
    </div>
  );
}
