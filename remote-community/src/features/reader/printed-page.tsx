import type { Panel } from '@shared/contract/endpoints';
import { PanelImage } from './panel-image';
import styles from './printed-page.module.css';
import { pageRatio, panelRatio, rowsOf } from './printed-page-shape';
import type { ReaderView } from './reader-view';

interface PrintedPageProps {
  panels: readonly Panel[];
  fit: ReaderView['fit'];
  /** Whether it stands ready out of sight. */
  ahead: boolean;
}

/** Panels set as a page of a book, on its paper. Sizes come from the pictures' own, before any of them is there. */
export function PrintedPage({ panels, fit, ahead }: PrintedPageProps) {
  const takeRatio = (ratio: number) => (element: HTMLElement | null) => {
    element?.style.setProperty('--ratio', String(ratio));
  };
  return (
    <div className={styles.paper} data-fit={fit} ref={takeRatio(pageRatio(panels))}>
      <div className={styles.sheet}>
        {rowsOf(panels).map((row) => (
          <div key={row[0]?.url} className={styles.row}>
            {row.map((panel) => (
              <div key={panel.url} className={styles.place} ref={takeRatio(panelRatio(panel))}>
                <PanelImage panel={panel} ahead={ahead} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
