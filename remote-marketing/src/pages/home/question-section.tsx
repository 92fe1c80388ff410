import { Faq, Heading, TextLink, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import styles from './question-section.module.css';
import shipped from './words.json';

export function QuestionSection() {
  const pageWords = useContent('home', shipped);
  return (
    <ThreadSection side="left" tag="常见问题" last>
      <div className={styles.split}>
        <div>
          <Heading level={2} phrases={['动手之前，', '问清楚']} />
          <p className={styles.more}>还有别的疑问？</p>
          <TextLink href="/qa/">去帮助中心找</TextLink>
        </div>
        <Faq items={pageWords.questions} name="home-faq" />
      </div>
    </ThreadSection>
  );
}
