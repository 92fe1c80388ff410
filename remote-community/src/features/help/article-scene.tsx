import { AppWindow, Scene, StatusMark } from '@shared/ui';
import type { ArticleScene as Shown } from '../../content/schema/help';
import styles from './article-scene.module.css';

/** The steps of an article in the window where they are done, caught half-way. */
export function ArticleScene({ title, rows }: Shown) {
  return (
    <Scene
      className={styles.scene}
      label={`示意：${title}，${rows.map(([label, , words]) => `${label}，${words}`).join('；')}`}
    >
      <AppWindow title={`${title} · 示例`}>
        <ol className={styles.rows}>
          {rows.map(([label, status, words]) => (
            <li key={label} data-state={status}>
              {label}
              <StatusMark status={status}>{words}</StatusMark>
            </li>
          ))}
        </ol>
      </AppWindow>
    </Scene>
  );
}
