import { type SiteConfig, sitePath } from '@shared/contract/config';
import { SearchIcon } from '@shared/ui';
import styles from './search-field.module.css';

/** A field that leads to the page of the search before any script; search/start-search.ts makes it offer pages while one types. */
export function SearchField({ config, place }: { config: SiteConfig; place: 'bar' | 'sheet' }) {
  return (
    <form role="search" action={sitePath(config, '/search/')} className={styles[place]} data-search={place}>
      <label className={styles.field}>
        <SearchIcon />
        <input
          type="search"
          name="q"
          aria-label="搜索全站"
          placeholder="搜产品、案例、帮助…"
          title={place === 'bar' ? '按 / 搜索' : undefined}
          maxLength={40}
          autoComplete="off"
          enterKeyHint="search"
        />
      </label>
    </form>
  );
}
