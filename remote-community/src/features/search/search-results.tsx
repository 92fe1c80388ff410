import { publicSearch } from '@shared/contract/endpoints';
import { ButtonLink, Empty, Pager, text } from '@shared/ui';
import { useRead } from '../calls/use-call';
import { Choice } from '../list/choice';
import { ListBones } from '../list/list-bones';
import { useTurnedTo } from '../list/use-turned-to';
import { FoundList, foundKinds } from './found-list';
import { Places } from './places';
import { type SearchQuery, searchHref } from '../search-query/search-query';
import { foundWords } from '../search-query/search-words';
import styles from './search-results.module.css';
import { Unanswered } from '../calls/unanswered';

/** Words that many look for, of each kind of thing. */
const ideas = ['安装客户端', '找不到元素', '定时运行', '登录', 'Excel 表格', '发票', '对账'];

/** Content of the page of the search, under its field. */
export function SearchResults({ search }: { search: SearchQuery }) {
  const { q, kind, page } = search;
  const beginning = useTurnedTo<HTMLElement>(searchHref(search));
  const found = useRead(publicSearch, q === '' ? null : { q, page, ...(kind !== undefined && { kind }) });
  const choices = [undefined, ...(Object.keys(foundKinds) as (keyof typeof foundKinds)[])];
  return (
    <section ref={beginning} tabIndex={-1} aria-label="结果" className={styles.results}>
      <div className={text.wrap}>
        {q === '' ? (
          <Ideas />
        ) : (
          <>
            <Choice
              label="找什么"
              items={choices.map((of) => ({
                label: of === undefined ? '全部' : foundKinds[of].label,
                href: searchHref({ q, kind: of, page: 1 }),
                current: of === kind,
              }))}
            />
            <p className={styles.status} role="status">
              {found.data ? foundWords(q, found.data) : ''}
            </p>
            <Shown search={search} found={found} />
          </>
        )}
      </div>
    </section>
  );
}

/** Suggestions before somebody searches: where many begin. */
function Ideas() {
  return (
    <>
      <p className={styles.status}>写一个词，四处一起找。比如：</p>
      <ul className={styles.ideas}>
        {ideas.map((q) => (
          <li key={q}>
            <ButtonLink small href={searchHref({ q, kind: undefined, page: 1 })}>
              {q}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <Places />
    </>
  );
}

type Found = ReturnType<typeof useRead<typeof publicSearch>>;

function Shown({ search, found }: { search: SearchQuery; found: Found }) {
  const { data } = found;
  if (!data) return <Unanswered what="搜索" call={found} bones={<ListBones rows={5} />} />;
  if (data.total === 0)
    return (
      <Empty
        title="换一个说法再找"
        action={
          <>
            <ButtonLink variant="go" href="/community/homePage/">
              到社区问一问
            </ButtonLink>
            <ButtonLink href="/qa/">看全部帮助</ButtonLink>
          </>
        }
      >
        少写几个词，或者换一个更常用的词；还没有的，问出来就有人答。
      </Empty>
    );
  return (
    <>
      <FoundList items={data.items} named={search.kind === undefined} />
      <Pager what="结果" {...data} href={(page) => searchHref({ ...search, page })} />
    </>
  );
}
