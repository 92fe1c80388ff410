import { useEffect, useState } from 'react';
import type { Panel } from '@shared/contract/endpoints';
import { text } from '@shared/ui';
import { chosenAddress } from '@shared/ui/pictures';
import { PanelImage } from './panel-image';
import { PrintedPage } from './printed-page';
import { pagesAround } from './pages-around';
import styles from './reader.module.css';
import type { ReaderView } from './reader-view';
import type { Reading } from './use-reading';

interface PagesProps {
  panels: readonly Panel[];
  fit: ReaderView['fit'];
  reading: Reading;
}

/**
 * The page in sight, one panel or a printed page, and those that a turn leads to: they are beside it, loaded and drawn, so that a
 * turn only moves them.
 */
export function Pages({ panels, fit, reading }: PagesProps) {
  const { panel, last, count, step, on, back } = reading;
  const unit = step === 1 ? '格' : '页';
  // The neighbours come when the page itself is drawn: they shall not cost the turn that leads to it.
  const drawn = useDrawn(panel);
  useEffect(() => {
    if (drawn === undefined) return;
    const beyond = panels.slice(drawn - 1 + 2 * step, drawn - 1 + 3 * step).map((next) => {
      const image = new Image();
      image.src = chosenAddress(window.__SITE_CONFIG__, next);
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
          inert={first !== panel}
          aria-hidden={first === panel ? undefined : true}
        >
          {step === 1 ? (
            panels
              .slice(first - 1, first)
              .map((shown) => <PanelImage key={shown.url} panel={shown} ahead={first !== panel} />)
          ) : (
            <PrintedPage panels={panels.slice(first - 1, first - 1 + step)} fit={fit} ahead={first !== panel} />
          )}
        </div>
      ))}
      <button type="button" className={styles.zone} data-side="back" disabled={panel === 1} onClick={back}>
        <span className={text.visuallyHidden}>{`上一${unit}`}</span>
      </button>
      <button type="button" className={styles.zone} data-side="on" onClick={on}>
        <span className={text.visuallyHidden}>{last === count ? '到这一话的结尾' : `下一${unit}`}</span>
      </button>
    </div>
  );
}

/** The value whose frame was drawn last; undefined before the first one. */
function useDrawn(value: number): number | undefined {
  const [drawn, setDrawn] = useState<number>();
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      // The callback runs before its frame is drawn, what it puts off comes after.
      after = setTimeout(() => setDrawn(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(after);
    };
  }, [value]);
  return drawn;
}
