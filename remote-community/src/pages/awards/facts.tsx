import { useContent } from '@shared/ui/page';
import styles from './page.module.css';
import shipped from './words.json';

/** What a contest is asked first: until when, for what, by whom. */
export default function Facts() {
  const { facts } = useContent<{ facts?: readonly (readonly string[])[] }>('awards', shipped);
  if (!facts || facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
