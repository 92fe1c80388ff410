import { Heading, ThreadSection } from '@shared/ui';
import { Clauses } from '../../sections/clauses';
import { StairCloth } from './stair-cloth';
import styles from './stair-section.module.css';

const steps = [
  { name: '挑一个问题', words: '被问得最多、答案写在纸上的那一个。先答好它，别的以后再加。' },
  { name: '放进资料', words: '文档、表格、网页都行。切成段落，每段记得自己来自哪一页。' },
  { name: '接上流程', words: '答完还要办的，连一条 RPA；要人点头的，停下来等。' },
  { name: '发给同事', words: '群里、网页、客户端，谁能用、能看哪些资料，都由你定。' },
];

/** Four steps as a stair of cloth: each adds a layer to what the step before wove. */
export function StairSection() {
  return (
    <ThreadSection side="left" first>
      <div className={styles.stairs}>
        <Heading level={2} phrases={['从一个问题，', '到一个应用']} className={styles.heading} />
        <ol>
          {steps.map(({ name, words }, index) => (
            <li key={name}>
              <h3>
                <i>{index + 1}</i>
                {name}
              </h3>
              <Clauses>{words}</Clauses>
              <StairCloth layers={index + 1} />
            </li>
          ))}
        </ol>
      </div>
    </ThreadSection>
  );
}
