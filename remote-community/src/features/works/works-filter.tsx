import type { SceneItem } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import { SearchForm } from '../list/search-form';
import { useScene } from './use-works';
import styles from './works.module.css';
import { type WorksQuery, worksHref } from './works-query';

/** Season, category and order as links, search as a form: each state has an address. */
export function WorksFilter({ query }: { query: WorksQuery }) {
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
      <div className={styles.search}>
        <SearchForm
          label="搜作品"
          placeholder="搜作品、作者"
          keyword={query.keyword}
          href={(keyword) => worksHref({ ...base, keyword })}
        />
      </div>
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
