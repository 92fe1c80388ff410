import type { ReactNode } from 'react';
import type { FoundPage } from '@shared/client/search';
import { TextLink } from '@shared/ui';
import { type SearchQuery, searchHref } from '../search-query/search-query';
import { byKind, kindOf, whereFound, withOwnWords } from './found-kinds';
import { FoundItem, communityKinds } from './found-list';
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
  return (
    <>
      {first > 0 ? (
        <Group name="最相关" pages={pages.slice(0, first).map((page) => withOwnWords(page, pages))} wide />
      ) : null}
      <div className={styles.groups}>
        {byKind(pages.slice(first)).map(({ kind, pages: all }) => (
          <Group
            key={kind.key}
            name={kind.label}
            pages={all.slice(0, FEW)}
            {...(!(kind.key in communityKinds) && { count: pages.filter((page) => kindOf(page) === kind).length })}
          >
            {all.length > FEW ? (
              <p>
                <TextLink href={searchHref({ ...search, kind: kind.key })}>{`看全部${kind.label}`}</TextLink>
              </p>
            ) : null}
          </Group>
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  name: string;
  pages: readonly FoundPage[];
  /** How many of their kind there are, those before them as well. */
  count?: number;
  /** Side by side, where there is room, of whatever kind each is. */
  wide?: boolean;
  children?: ReactNode;
}

function Group({ name, pages, count, wide = false, children }: GroupProps) {
  return (
    <section aria-label={name} className={styles.group} data-wide={wide}>
      <h2>
        {name}
        {count === undefined ? null : <small>{count} 条</small>}
      </h2>
      <ol className={styles.found} data-results="">
        {pages.map((page) => (
          <FoundItem
            key={page.path}
            href={page.path}
            note={wide ? `${kindOf(page).label} · ${whereFound(page)}` : whereFound(page)}
            lines={[page.title, page.heading, page.words]}
          />
        ))}
      </ol>
      {children}
    </section>
  );
}
