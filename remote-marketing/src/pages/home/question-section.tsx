import { Faq, Heading, TextLink } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './question-section.module.css';
import shipped from './words.json';

export function QuestionSection() {
  const { phrases, more, action, items } = useContent('home', shipped).questions;
  return (
    <div className={styles.split}>
      <div>
        <Heading level={2} phrases={phrases} />
        <p className={styles.more}>{more}</p>
        <TextLink href={action.href}>{action.label}</TextLink>
      </div>
      <Faq items={items} name="home-faq" />
    </div>
  );
}
