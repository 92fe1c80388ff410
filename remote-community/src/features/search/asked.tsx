import { ArrowIcon, dyeClass, Link, TextLink, WeavePattern } from '@shared/ui';
import { tableLook } from '../open-day/table-look';
import { searchHref } from '../search-query/search-query';
import styles from './asked.module.css';
import pageWords from './words.json';

/** By what brings one here: words to begin with, pages that answer, and the places where all of it stands. */
export function Asked() {
  return (
    <div className={styles.asked}>
      {pageWords.asked.map(({ name, words, queries, pages, places }, at) => {
        const { weave, dye } = tableLook(at);
        return (
          <section key={name}>
            <svg className={`${styles.cloth} ${dyeClass(dye)}`} aria-hidden="true">
              <WeavePattern
                id={`asked-${String(at)}`}
                weave={weave}
                weft="var(--dye)"
                warp="color-mix(in srgb, var(--dye) 30%, var(--moon-0))"
                warpWidth={8}
                weftHeight={8}
              />
              <rect width="100%" height="100%" fill={`url(#asked-${String(at)})`} />
            </svg>
            <h2>{name}</h2>
            <p>{words}</p>
            <ul>
              {queries.map((q) => (
                <li key={q}>
                  <Link href={searchHref({ q, kind: undefined, page: 1 })}>{q}</Link>
                </li>
              ))}
            </ul>
            <ol>
              {pages.map(({ name: page, href }) => (
                <li key={href}>
                  <Link href={href}>
                    {page}
                    <ArrowIcon />
                  </Link>
                </li>
              ))}
            </ol>
            <p>
              {places.map(({ name: place, href }) => (
                <TextLink key={href} href={href}>
                  {place}
                </TextLink>
              ))}
            </p>
          </section>
        );
      })}
    </div>
  );
}
