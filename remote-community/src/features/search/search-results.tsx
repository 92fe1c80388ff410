import { type FoundPage, type SearchAnswer, foundWords } from '@shared/client/search';
import { type SearchKind, publicSearch } from '@shared/contract/endpoints';
import { Actions, ButtonLink, Empty, Failed, Pager, PlusIcon, TextLink, text } from '@shared/ui';
import { useRead } from '../calls/use-call';
import { Choice } from '../list/choice';
import { ListBones } from '../list/list-bones';
import { useTurnedTo } from '../list/use-turned-to';
import { byKind, foundKinds } from './found-kinds';
import { FoundList, communityKinds } from './found-list';
import { FoundPages } from './found-pages';
import { Asked } from './asked';
import { type SearchQuery, searchHref } from '../search-query/search-query';
import styles from './search-results.module.css';
import { useSiteSearch } from './use-site-search';

/** Content of the page of the search, under its field: pages of the site, then what of the community no index has. */
export function SearchResults({ search }: { search: SearchQuery }) {
  const { q, kind, page } = search;
  const beginning = useTurnedTo<HTMLElement>(searchHref(search));
  const pages = useSiteSearch(q);
  const elsewhere = pages?.pages.length ?? 0;
  const isOfPages = kind !== undefined && !isCommunity(kind);
  const more = useRead(
    publicSearch,
    q === '' || pages === undefined || isOfPages
      ? null
      : { q, page, elsewhere, ...(kind !== undefined && isCommunity(kind) && { kind }) },
  );
  // Who turns to a page of the others, or to one kind of them, has seen these.
  const all = (kind === undefined ? page === 1 : isOfPages) && pages ? pages.pages : [];
  const shown = isOfPages ? (byKind(all).find((group) => group.kind.key === kind)?.pages ?? []) : all;
  const known = new Set(shown.map(({ path }) => path.split('#')[0]));
  const items = (more.data?.items ?? []).filter((one) => !known.has(communityKinds[one.kind].href(one.id)));
  const total = shown.length + (more.data ? more.data.total - more.data.items.length + items.length : 0);
  const isOver = pages !== undefined && (isOfPages || more.data !== undefined || more.error !== undefined);
  return (
    <section ref={beginning} tabIndex={-1} aria-label="结果" className={styles.results}>
      <div className={text.wrap}>
        {q === '' ? (
          <>
            <noscript>
              <p>搜索要用脚本。没有脚本时，请从下面几处找起，或者打电话问我们。</p>
            </noscript>
            <Asked />
          </>
        ) : (
          <>
            <Kinds search={search} pages={pages?.pages ?? []} />
            <p className={styles.status} role="status">
              {isOver
                ? foundWords(q, { ...said(all.length > 0 ? pages : null, more.data), total: shown.length || total })
                : ''}
            </p>
            <FoundPages pages={all} search={search} />
            {isOver && total === 0 && !more.error ? (
              <Nothing />
            ) : isOfPages ? null : (
              <More search={search} more={more} items={items} shown={shown.length} />
            )}
            {isOver && total > 0 ? (
              <p className={styles.next}>
                没有你要的？
                <TextLink href="/community/homePage#ask">到社区问一问</TextLink>
                <TextLink href="/contactus/#type=contactus">给我们留言</TextLink>
              </p>
            ) : null}
          </>
        )}
      </div>
    </section>
  );
}

const isCommunity = (kind: string): kind is SearchKind => Object.hasOwn(communityKinds, kind);

/** The kinds to choose among, with how many of each are shown: those that were found; where none was, those of which the backend may have some. */
function Kinds({ search, pages }: { search: SearchQuery; pages: readonly FoundPage[] }) {
  const found = byKind(pages);
  const there = foundKinds.flatMap((kind) => {
    const count = found.find((one) => one.kind === kind)?.pages.length;
    const isWanted = count !== undefined || kind.key === search.kind || (found.length === 0 && isCommunity(kind.key));
    return isWanted ? [{ kind, ...(count !== undefined && { count }) }] : [];
  });
  const all = { kind: { key: undefined, label: '全部' } };
  return (
    <Choice
      label="类别"
      items={[all, ...there].map(({ kind: { key, label }, ...rest }) => ({
        label,
        href: searchHref({ ...search, kind: key, page: 1 }),
        current: search.kind === key,
        ...rest,
      }))}
    />
  );
}

type Found = ReturnType<typeof useRead<typeof publicSearch>>;

/** How the words were taken: by the index where it found something, else by the backend. */
function said(pages: SearchAnswer | null, more: Found['data']): Pick<SearchAnswer, 'taken' | 'leftOut'> {
  return pages && pages.pages.length > 0 ? pages : (more ?? { taken: [], leftOut: [] });
}

function Nothing() {
  return (
    <>
      <Empty
        title="换一个说法再找"
        action={
          <Actions>
            <ButtonLink variant="go" href="/community/homePage/">
              到社区问一问
            </ButtonLink>
            <ButtonLink href="/contactus/#type=contactus">给我们留言</ButtonLink>
          </Actions>
        }
      >
        少写几个词，或者换一个更常用的词。还没有的，问出来，别人答得上；不方便公开的，写给我们。
      </Empty>
      <Asked />
    </>
  );
}

interface MoreProps {
  search: SearchQuery;
  more: Found;
  /** Those of its results that are not shown above. */
  items: NonNullable<Found['data']>['items'];
  /** How many are shown above. */
  shown: number;
}

/** Help, questions, works and comics, down to those that are too old for the index. */
function More({ search, more: { data, error, reload }, items, shown }: MoreProps) {
  if (data && items.length === 0 && data.total <= data.size) return null;
  const among = search.kind === undefined;
  const folded = among && search.page === 1 && shown > 0;
  const found = data ? (
    <>
      <FoundList items={items} named={among} />
      <Pager what="结果" {...data} href={(page) => searchHref({ ...search, page })} />
    </>
  ) : null;
  return (
    <section aria-label="更多结果" className={styles.more}>
      {data && folded ? (
        <details>
          <summary>
            {data.total > data.size ? '到帮助和社区的全文里接着找' : `帮助和社区里还有 ${String(items.length)} 条`}
            <PlusIcon />
          </summary>
          {found}
        </details>
      ) : error ? (
        <Failed what="搜索" error={error} retry={reload} />
      ) : (
        (found ?? (folded ? null : <ListBones rows={5} />))
      )}
    </section>
  );
}
