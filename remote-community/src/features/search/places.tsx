import { ArrowIcon, type Dye, Link, type Weave, WeaveSwatch } from '@shared/ui';
import styles from './places.module.css';
import pageWords from './words.json';

/** Places that a search covers, for who has no word for it yet. */
export function Places() {
  return (
    <ul className={styles.places}>
      {pageWords.places.map(({ name, words, href, weave, dye }) => (
        <li key={name}>
          <Link href={href}>
            <WeaveSwatch weave={weave as Weave} dye={dye as Dye} />
            <b>{name}</b>
            <span>{words}</span>
            <ArrowIcon />
          </Link>
        </li>
      ))}
    </ul>
  );
}
