import { useId } from 'react';
import type { SceneItem } from 'shared/contract/endpoints';
import { usePage } from 'shared/page';
import { Button, Link, SearchIcon, text } from 'shared/ui';
import { useScene } from './use-works';
import styles from './works.module.css';
import { type WorksQuery, worksHref } from './works-query';

/** Season, category and order as links, search as a form: each state has an address. */
export function WorksFilter({ query }: { query: WorksQuery }) {
  const { host } = usePage();
  const id = useId();
  const seasons = useScene('work-season');
  const categories = useScene('work-category');
  const { season, category, sort } = query;
  const base = { ...query, page: 1 };
  const all = ({ season: _season, ...rest }: WorksQuery) => rest;
  const every = ({ category: _category, ...rest }: WorksQuery) => rest;
  return (
    <div className={styles.filter}>
      <Choice
        label="赛季"
        all={worksHref(all(base))}
        items={seasons}
        value={season}
        href={(value) => worksHref({ ...base, season: value })}
      />
      <Choice
        label="部门"
        all={worksHref(every(base))}
        items={categories}
        value={category}
        href={(value) => worksHref({ ...base, category: value })}
      />
      <nav aria-label="顺序" className={styles.choice}>
        <Link href={worksHref({ ...base, sort: 'latest' })} aria-current={sort === 'latest' ? 'true' : undefined}>
          最新
        </Link>
        <Link href={worksHref({ ...base, sort: 'likes' })} aria-current={sort === 'likes' ? 'true' : undefined}>
          最多赞
        </Link>
      </nav>
      <form
        role="search"
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get('keyword');
          host.navigate(worksHref({ ...base, keyword: typeof words === 'string' ? words.trim() : '' }));
        }}
      >
        <label htmlFor={id} className={text.visuallyHidden}>
          搜作品
        </label>
        <SearchIcon />
        <input
          id={id}
          key={query.keyword}
          name="keyword"
          type="search"
          maxLength={40}
          defaultValue={query.keyword}
          placeholder="搜作品、作者"
        />
        <Button small type="submit">
          搜
        </Button>
      </form>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  all: string;
  items: readonly SceneItem[];
  value: string | undefined;
  href: (value: string) => string;
}

function Choice({ label, all, items, value, href }: ChoiceProps) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <Link href={all} aria-current={value === undefined ? 'true' : undefined}>
        全部{label}
      </Link>
      {items.map((item) => (
        <Link key={item.value} href={href(item.value)} aria-current={item.value === value ? 'true' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}
