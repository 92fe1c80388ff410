import { ArrowIcon, Link, TextLink, type Weave, WeavePattern } from '@shared/ui';
import { Choice } from '../list/choice';
import { searchHref } from '../search-query/search-query';
import styles from './asked.module.css';
import pageWords from './words.json';

const cloths: readonly Weave[] = ['plain', 'twill', 'basket', 'herringbone'];

/** Words to begin with; then, by what brings one here, pages that answer, and the places where all of it stands. */
export function Asked() {
  const { asked, tried } = pageWords;
  return (
    <>
      <Choice
        label={tried}
        items={asked
          .flatMap(({ queries }) => queries)
          .map((q) => ({ label: q, href: searchHref({ q, kind: undefined, page: 1 }), current: false }))}
      />
      <div className={styles.asked}>
        {asked.map(({ name, words, pages, places }, at) => (
          <section key={name}>
            <svg className={styles.cloth} aria-hidden="true">
              <WeavePattern
                id={`asked-${String(at)}`}
                weave={cloths[at] ?? 'plain'}
                weft="var(--pine-500)"
                warp="var(--pine-200)"
                warpWidth={8}
                weftHeight={8}
              />
              <rect width="100%" height="100%" fill={`url(#asked-${String(at)})`} />
            </svg>
            <h2>{name}</h2>
            <p>{words}</p>
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
        ))}
      </div>
    </>
  );
}
