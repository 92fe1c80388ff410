import { type FoundPage, groupsOf } from '@shared/client/search';
import { Link } from '@shared/ui';
import styles from './found-list.module.css';
import { Words } from './found-list';

/** Pages of the site by the names of their groups, with the words of the search marked. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  return groupsOf(pages).map(([name, found]) => (
    <section key={name} aria-label={name} className={styles.group}>
      <h2>{name}</h2>
      <ol className={styles.found} data-results="">
        {found.map(({ path, title, heading, words }) => (
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
    </section>
  ));
}
