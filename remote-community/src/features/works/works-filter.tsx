import type { SceneItem } from '@shared/contract/endpoints';
import { Choice } from '../list/choice';
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
  const { season: _season, ...anySeason } = base;
  const { category: _category, ...anyCategory } = base;
  return (
    <div className={styles.filter}>
      <Choice
        label="赛季"
        items={[
          { label: '全部', href: worksHref(anySeason), current: season === undefined },
          ...among(seasons, season, (value) => worksHref({ ...base, season: value })),
        ]}
      />
      <Choice
        label="部门"
        items={[
          { label: '全部', href: worksHref(anyCategory), current: category === undefined },
          ...among(categories, category, (value) => worksHref({ ...base, category: value })),
        ]}
      />
      <Choice
        label="顺序"
        items={[
          { label: '最新', href: worksHref({ ...base, sort: 'latest' }), current: sort === 'latest' },
          { label: '票最多', href: worksHref({ ...base, sort: 'likes' }), current: sort === 'likes' },
        ]}
      />
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

function among(items: readonly SceneItem[], chosen: string | undefined, href: (value: string) => string) {
  return items.map(({ label, value }) => ({ label, href: href(value), current: value === chosen }));
}
