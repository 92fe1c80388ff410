import { ShuttleIcon } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Split } from '../../sections/split';
import styles from './template-section.module.css';
import shipped from './words.json';

export function TemplateSection() {
  const pageWords = useContent('ai-power', shipped).templates;
  return (
    <Split first={4} head={pageWords}>
      <ul className={styles.templates}>
        {pageWords.items.map(({ name, given, makes }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{given}</p>
            <ShuttleIcon />
            <p>{makes}</p>
          </li>
        ))}
      </ul>
    </Split>
  );
}
