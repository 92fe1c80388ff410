import { useEffect, useRef } from 'react';
import { apiUrl } from 'shared/api';
import type { ChapterDetail } from 'shared/contract/endpoints';
import { text } from 'shared/ui';
import { PanelImage } from './panel-image';
import styles from './reader.module.css';
import type { ReaderView } from './reader-view';
import type { Reading } from './use-reading';

interface PanelsProps {
  chapter: ChapterDetail;
  view: ReaderView;
  reading: Reading;
}

/** The panels: one, two side by side, or a strip. */
export function Panels({ chapter, view, reading }: PanelsProps) {
  return view.mode === 'strip' ? (
    <Strip chapter={chapter} view={view} reading={reading} />
  ) : (
    <Page chapter={chapter} view={view} reading={reading} />
  );
}

function Page({ chapter, view, reading }: PanelsProps) {
  const { panel, last, count, step, go } = reading;
  useEffect(() => {
    for (const next of chapter.panels.slice(last, last + 2)) new Image().src = apiUrl(next.url);
  }, [chapter, last]);
  return (
    <div className={styles.page} data-fit={view.fit} data-side-by-side={step > 1}>
      {chapter.panels.slice(panel - 1, last).map((shown) => (
        <PanelImage key={shown.url} panel={shown} eager />
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

function Strip({ chapter, view, reading }: PanelsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { seen } = reading;
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
    return () => {
      observer.disconnect();
    };
  }, [chapter, seen]);
  return (
    <div ref={strip} className={styles.strip} data-fit={view.fit}>
      {chapter.panels.map((panel) => (
        <div key={panel.url} data-panel={panel.no}>
          <PanelImage panel={panel} eager={panel.no <= 2} />
        </div>
      ))}
    </div>
  );
}
