import { Link, TextLink } from '@shared/ui';
import { searchHref } from '../search-query/search-query';
import styles from './asked.module.css';
import pageWords from './words.json';

/** What one may look for, by what brings one here, pages to begin with, and the places where all of it stands. */
export function Asked() {
  return (
    <div className={styles.asked}>
      {pageWords.asked.map(({ name, words, queries, pages, places }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{words}</p>
          <ol>
            {pages.map(({ name: page, href }) => (
              <li key={href}>
                <Link href={href}>{page}</Link>
              </li>
            ))}
          </ol>
          <ul>
            {queries.map((q) => (
              <li key={q}>
                <Link href={searchHref({ q, kind: undefined, page: 1 })}>{q}</Link>
              </li>
            ))}
          </ul>
          <p>
            {places.map(({ name: place, href }) => (
              <TextLink key={href} href={href}>
                {place}
              </TextLink>
            ))}
          </p>
        </section>
      ))}
    </div>
  );
}
