import { Button, SearchIcon, text } from 'shared/ui';
import styles from './search-panel.module.css';

/** Filled by `enhanceHelp`. */
export function SearchPanel() {
  return (
    <div className={styles.panel}>
      <form role="search" className={styles.search}>
        <label className={text.visuallyHidden} htmlFor="help-search">
          搜帮助
        </label>
        <SearchIcon />
        <input
          id="help-search"
          type="search"
          name="q"
          maxLength={40}
          placeholder="找不到元素、定时、Excel…"
          autoComplete="off"
        />
        <Button small type="submit">
          搜
        </Button>
      </form>
      <p className={styles.status} data-status="" role="status" />
      <ol className={styles.results} data-results="" />
    </div>
  );
}
