import type { ReactNode } from 'react';
import type { FoundPage } from '@shared/client/search';
import { Link, TextLink } from '@shared/ui';
import { type SearchQuery, searchHref } from '../search-query/search-query';
import { type FoundKind, byKind, withOwnWords } from './found-kinds';
import { Words, communityKinds } from './found-list';
import styles from './found-list.module.css';

/** How many stand before the others, and how many of a kind are shown among others. */
const [FIRST, FEW] = [3, 4];
/** How many of a kind a phone shows. */
const FEWEST = 2;

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
  return (
    <>
      <Group name="最相关" pages={pages.slice(0, FIRST).map((page) => withOwnWords(page, pages))} wide />
      <div className={styles.groups}>
        {byKind(pages.slice(FIRST)).map(({ kind, pages: all }) => (
          <Group key={kind.key} name={kind.label} pages={all.slice(0, FEW)}>
            {all.length > FEWEST ? (
              <p className={all.length > FEW ? undefined : styles.rest}>
                <TextLink href={searchHref({ ...search, kind: kind.key })}>{allOf(kind, pages)}</TextLink>
              </p>
            ) : null}
          </Group>
        ))}
      </div>
    </>
  );
}

/** What leads to all of a kind: of the community there are more than the index has. */
function allOf({ key, label }: FoundKind, pages: readonly FoundPage[]): string {
  if (key in communityKinds) return `看全部${label}`;
  const count = byKind(pages).find(({ kind }) => kind.key === key)?.pages.length;
  return `看全部 ${String(count)} 条${label}`;
}

interface GroupProps {
  name: string;
  pages: readonly FoundPage[];
  /** Side by side, where there is room. */
  wide?: boolean;
  children?: ReactNode;
}

function Group({ name, pages, wide = false, children }: GroupProps) {
  return (
    <section aria-label={name} className={styles.group} data-wide={wide}>
      <h2>{name}</h2>
      <ol className={styles.found} data-results="">
        {pages.map(({ path, title, heading, words }) => (
          <li key={path}>
            <Link href={path}>
              <b>
                <Words parts={title} />
              </b>
              {heading.length > 0 ? (
                <span>
                  <Words parts={heading} />
                </span>
              ) : null}
              <span>
                <Words parts={words} />
              </span>
            </Link>
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
