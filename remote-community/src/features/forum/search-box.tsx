import { useId } from 'react';
import { usePage } from 'shared/page';
import { Button, SearchIcon, text } from 'shared/ui';
import { forumHref } from './forum-query';
import styles from './forum.module.css';

/** A search with an address of its own; the form works before any script. */
export function SearchBox({ keyword, topic }: { keyword: string | undefined; topic: string | undefined }) {
  const { host } = usePage();
  const id = useId();
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const words = new FormData(event.currentTarget).get('keyword');
        host.navigate(forumHref({ ...(topic && { topic }), keyword: typeof words === 'string' ? words.trim() : '' }));
      }}
    >
      <label htmlFor={id} className={text.visuallyHidden}>
        搜问题
      </label>
      <SearchIcon />
      <input
        id={id}
        key={keyword}
        name="keyword"
        type="search"
        maxLength={40}
        defaultValue={keyword}
        placeholder="搜问题：找不到元素、导出、定时…"
      />
      <Button small type="submit">
        搜
      </Button>
    </form>
  );
}
