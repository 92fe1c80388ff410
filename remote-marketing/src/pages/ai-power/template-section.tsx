import { Heading, ShuttleIcon, ThreadSection } from '@shared/ui';
import { useContent } from '@shared/ui/page';
import { Lead } from '../../sections/clauses';
import { Split } from '../../sections/split';
import styles from './template-section.module.css';
import shipped from './words.json';

export function TemplateSection() {
  const pageWords = useContent('ai-power', shipped);
  return (
    <ThreadSection side="left" tag="模板" last>
      <Split first={4}>
        <div>
          <Heading level={2} phrases={['从差不多的', '开始改']} />
          <Lead>换上自己的资料就能试。模板为示例，随版本增减。</Lead>
        </div>
        <ul className={styles.templates}>
          {pageWords.templates.map(({ name, given, makes }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{given}</p>
              <ShuttleIcon />
              <p>{makes}</p>
            </li>
          ))}
        </ul>
      </Split>
    </ThreadSection>
  );
}
