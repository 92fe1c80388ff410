import type { ReactNode } from 'react';
import type { FoundPage } from '@shared/client/search';
import { TextLink } from '@shared/ui';
import { type SearchQuery, searchHref } from '../search-query/search-query';
import { byKind, type FoundKind, isMarked, kindOf, withOwnWords } from './found-kinds';
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
      kind.key === search.kind ? <Group key={kind.key} kind={kind} pages={all} look="all" /> : null,
    );
  // So few are seen at once: their kinds say enough.
  const first = pages.length > FIRST ? FIRST : 0;
  const kinds = byKind(pages.slice(first)).map(({ kind, pages: all }) => ({ kind, all, marked: all.filter(isMarked) }));
  /** Of a kind, those that are among the best, too. */
  const counts = new Map(byKind(pages).map(({ kind, pages: all }) => [kind, all.length]));
  const deep = kinds.flatMap(({ all, marked }) => (marked.length > 0 ? [] : all));
  return (
    <>
      {first > 0 ? (
        <Group name="最相关" pages={pages.slice(0, first).map((page) => withOwnWords(page, pages))} look="best" />
      ) : null}
      <div className={styles.groups}>
        {kinds.map(({ kind, all, marked }) => {
          const shown = marked.length > 0 ? [...marked, ...all.filter((page) => !isMarked(page))].slice(0, FEW) : [];
          const count = counts.get(kind) ?? 0;
          return shown.length > 0 ? (
            <Group key={kind.key} kind={kind} pages={shown}>
              {count > shown.length ? (
                <TextLink href={searchHref({ ...search, kind: kind.key })}>{`全部 ${String(count)} 条`}</TextLink>
              ) : null}
            </Group>
          ) : null;
        })}
        {deep.length > 0 ? <Group name="正文里提到" pages={deep} /> : null}
      </div>
    </>
  );
}

interface GroupProps {
  /** What all of them are; else they have a name in common, and each says what it is. */
  kind?: FoundKind;
  name?: string;
  pages: readonly FoundPage[];
  look?: 'best' | 'all';
  /** The way to all of them, beside the name. */
  children?: ReactNode;
}

function Group({ kind, name = kind?.label, pages, look, children }: GroupProps) {
  return (
    <section aria-label={name} className={styles.group} data-look={look}>
      <h2>
        {kind ? <kind.Icon /> : null}
        {name}
        {children}
      </h2>
      <ol className={styles.found} data-results="">
        {pages.map((page) => (
          <FoundItem
            key={page.path}
            href={page.path}
            kind={kind ? undefined : kindOf(page)}
            lines={[page.title, page.heading, page.words]}
          />
        ))}
      </ol>
    </section>
  );
}
