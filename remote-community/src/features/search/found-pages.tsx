import type { ReactNode } from 'react';
import type { FoundPage } from '@shared/client/search';
import { TextLink } from '@shared/ui';
import { type SearchQuery, searchHref } from '../search-query/search-query';
import { byKind, isMarked, kindOf, withOwnWords } from './found-kinds';
import { FoundItem } from './found-list';
import styles from './found-list.module.css';

/** How many stand before the others, and how many of a kind are shown among others. */
const [FIRST, FEW] = [3, 2];

interface FoundPagesProps {
  pages: readonly FoundPage[];
  search: SearchQuery;
}

/** Pages of the site with the words of the search marked: the best of all, then some of each kind; or all of the one that is asked for. */
export function FoundPages({ pages, search }: FoundPagesProps) {
  if (pages.length === 0) return null;
  if (search.kind !== undefined)
    return byKind(pages).map(({ kind, pages: all }) =>
      kind.key === search.kind ? <Group key={kind.key} name={kind.label} pages={all} wide /> : null,
    );
  // So few are seen at once: their kinds say enough.
  const first = pages.length > FIRST ? FIRST : 0;
  const kinds = byKind(pages.slice(first)).map(({ kind, pages: all }) => ({ kind, all, marked: all.filter(isMarked) }));
  const deep = kinds.flatMap(({ all, marked }) => (marked.length > 0 ? [] : all));
  return (
    <>
      {first > 0 ? (
        <Group name="最相关" pages={pages.slice(0, first).map((page) => withOwnWords(page, pages))} wide named />
      ) : null}
      <div className={styles.groups}>
        {kinds.map(({ kind, all, marked }) => {
          const shown = marked.slice(0, FEW);
          return shown.length > 0 ? (
            <Group key={kind.key} name={kind.label} pages={shown}>
              {all.length > shown.length ? (
                <TextLink href={searchHref({ ...search, kind: kind.key })}>全部</TextLink>
              ) : null}
            </Group>
          ) : null;
        })}
        {deep.length > 0 ? (
          <Group name="正文里提到" pages={deep.map((page) => ({ ...page, words: [] }))} named />
        ) : null}
      </div>
    </>
  );
}

interface GroupProps {
  name: string;
  pages: readonly FoundPage[];
  /** Side by side, where there is room. */
  wide?: boolean;
  /** Whether each says of what kind it is. */
  named?: boolean;
  /** The way to all of them, beside the name. */
  children?: ReactNode;
}

function Group({ name, pages, wide = false, named = false, children }: GroupProps) {
  return (
    <section aria-label={name} className={styles.group} data-wide={wide}>
      <h2>
        {name}
        {children}
      </h2>
      <ol className={styles.found} data-results="">
        {pages.map((page) => (
          <FoundItem
            key={page.path}
            href={page.path}
            note={named ? kindOf(page).label : ''}
            lines={[page.title, page.heading, page.words]}
          />
        ))}
      </ol>
    </section>
  );
}
