import { ArrowIcon, Heading, Link } from '@shared/ui';
import styles from './meanwhile.module.css';
import words from './words.json';

/** What to do while the file comes. */
export default function Meanwhile() {
  return (
    <div className={styles.columns}>
      <Heading level={2} phrases={words.meanwhile.phrases} />
      <ol>
        {words.meanwhile.items.map(({ name, words: text, href }) => (
          <li key={href}>
            <Link href={href}>
              <b>{name}</b>
              <span>{text}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
