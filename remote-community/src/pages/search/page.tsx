import type { PageProps } from '@shared/contract';
import { definePage } from '@shared/ui/page';
import { PageHero } from '../../features/frame/page-hero';
import { SearchForm } from '../../features/list/search-form';
import { readSearch, searchHref } from '../../features/search-query/search-query';
import { SearchResults } from '../../features/search/search-results';
import head from './head.json';
import styles from './page.module.css';

export const page = definePage({ head, Component: Search });

function Search({ query }: PageProps) {
  const search = readSearch(query);
  return (
    <>
      <PageHero
        crumbs={head.breadcrumb}
        phrases={['一起找，', '一次找完。']}
        low
        dim={1}
        lead="帮助、社区问答、大赛作品和漫画，都在这里。写错同音的字也找得到。"
      >
        <div className={styles.field}>
          <SearchForm
            label="搜索全站"
            placeholder="登录、发票、定时…"
            keyword={search.q === '' ? undefined : search.q}
            href={(q) => searchHref({ q, kind: search.kind, page: 1 })}
          />
        </div>
      </PageHero>
      <SearchResults search={search} />
    </>
  );
}
