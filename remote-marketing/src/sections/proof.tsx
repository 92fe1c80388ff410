import { ContentPicture, ContentVideo, Link } from '@shared/ui';
import type { PictureValue, VideoValue } from '@shared/contract/content';
import styles from './proof.module.css';
import { SectionHead } from './section-head';

/** Proof that editors put in: with nothing in it a section is not there. */
export interface Proof<Item> {
  phrases: readonly string[];
  lead?: string;
  items: readonly Item[];
}

interface Customer {
  name: string;
  logo?: PictureValue;
  href?: string;
}

interface Quote {
  words: string;
  name: string;
  role: string;
  figure?: string;
  face?: PictureValue;
}

interface Film {
  video: VideoValue;
  words: string;
}

/** Names of customers, each with its logo. */
export function Customers({ items, ...head }: Proof<Customer>) {
  return (
    <SectionHead {...head}>
      <ul className={styles.customers}>
        {items.map(({ name, logo, href }) => {
          const shown = logo ? <ContentPicture picture={logo} sizes="160px" className={styles.logo} /> : name;
          return <li key={name}>{href ? <Link href={href}>{shown}</Link> : shown}</li>;
        })}
      </ul>
    </SectionHead>
  );
}

/** What customers say, with who says it and the figure that they stand for. */
export function Quotes({ items, ...head }: Proof<Quote>) {
  return (
    <SectionHead {...head}>
      <ul className={styles.quotes}>
        {items.map(({ words, name, role, figure, face }) => (
          <li key={words}>
            <figure>
              {figure ? <p className={styles.figure}>{figure}</p> : null}
              <blockquote>{words}</blockquote>
              <figcaption>
                {face ? <ContentPicture picture={face} sizes="48px" className={styles.face} /> : null}
                <span>
                  <b>{name}</b>
                  {role}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionHead>
  );
}

/** Videos in which customers say it themselves, each with a line. */
export function Films({ items, ...head }: Proof<Film>) {
  return (
    <SectionHead {...head}>
      <ul className={styles.films}>
        {items.map(({ video, words }) => (
          <li key={`${video.url} ${words}`}>
            <ContentVideo video={video} />
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </SectionHead>
  );
}

/** What papers wrote, newest first. */
export function Press({ items, ...head }: Proof<{ title: string; by: string; href: string }>) {
  return (
    <SectionHead {...head}>
      <ul className={styles.press}>
        {items.map(({ title, by, href }) => (
          <li key={href}>
            <a href={href}>
              <b>{title}</b>
              {by}
            </a>
          </li>
        ))}
      </ul>
    </SectionHead>
  );
}
