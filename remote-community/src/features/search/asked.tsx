import { type Dye, Link, TextLink, type Weave, WeaveSwatch } from '@shared/ui';
import { searchHref } from '../search-query/search-query';
import styles from './asked.module.css';
import pageWords from './words.json';

/** What one may look for, by what brings one here, and the places where all of it stands. */
export function Asked() {
  return (
    <div className={styles.asked}>
      {pageWords.asked.map(({ name, words, weave, dye, queries, places }) => (
        <section key={name}>
          <WeaveSwatch weave={weave as Weave} dye={dye as Dye} />
          <h2>{name}</h2>
          <p>{words}</p>
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
