import { ArrowIcon, Heading, Link, PlayIcon, PointerIcon, RecordIcon, TrashIcon } from '@shared/ui';
import styles from './meanwhile.module.css';
import words from './words.json';

const icons = [RecordIcon, PointerIcon, TrashIcon, PlayIcon];

/** What to do while the file comes: the first flow, drawn step by step, then other ways on. */
export default function Meanwhile() {
  const { phrases, first, items } = words.meanwhile;
  return (
    <div className={styles.meanwhile}>
      <Heading level={2} phrases={phrases} />
      <Link href={first.href} className={styles.first}>
        <b>{first.name}</b>
        <ol>
          {icons.map((Icon, at) => (
            <li key={at}>
              <Icon />
              {first.steps[at]}
            </li>
          ))}
        </ol>
        <span>
          {first.words}
          <ArrowIcon />
        </span>
      </Link>
      <ul>
        {items.map(({ name, words: text, href }) => (
          <li key={href}>
            <Link href={href}>
              <b>{name}</b>
              <span>{text}</span>
              <ArrowIcon />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
