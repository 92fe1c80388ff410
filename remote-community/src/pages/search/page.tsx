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
        lead="产品、案例、价格、帮助、问答和漫画，都在这里。写错同音的字、只写拼音也找得到。"
      >
        <div className={styles.field}>
          <SearchForm
            label="搜索全站"
            placeholder="对账、企业版、登录…"
            name="q"
            keyword={search.q === '' ? undefined : search.q}
            href={(q) => searchHref({ q, kind: undefined, page: 1 })}
          />
        </div>
      </PageHero>
      <SearchResults search={search} />
    </>
  );
}
