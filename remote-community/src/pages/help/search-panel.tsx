import { SearchField } from '@shared/ui';
import styles from './search-panel.module.css';

/** Filled by `enhanceHelp`. */
export function SearchPanel() {
  return (
    <div className={styles.panel}>
      <form role="search">
        <SearchField label="搜帮助" name="q" placeholder="找不到元素、定时、Excel…" autoComplete="off" />
      </form>
      <p className={styles.status} data-status="" role="status" />
      <ol className={styles.results} data-results="" />
    </div>
  );
}
