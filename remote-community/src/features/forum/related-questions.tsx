import type { Page, Question, QuestionDetail } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import list from '../list/list.module.css';
import { placeOf } from './forum-query';
import styles from './forum.module.css';
import { QuestionState } from './question-state';
import { useQuestions } from './use-forum';

/** Questions of a list that may be beside a question. */
export function besides({ id: own }: Pick<Question, 'id'>, page: Page<Question> | undefined): readonly Question[] {
  return page?.items.filter(({ id, hidden }) => id !== own && hidden === null).slice(0, 3) ?? [];
}

/** Other questions of the same topic, else the latest ones of all; nothing where there are none. */
export function RelatedQuestions({ question }: { question: QuestionDetail }) {
  const near = useQuestions({ topic: question.topic, page: 1 }).data;
  const alone = near !== undefined && besides(question, near).length === 0;
  const latest = useQuestions(alone ? { page: 1 } : undefined).data;
  const others = besides(question, alone ? latest : near);
  const waiting = alone ? latest === undefined : near === undefined;
  if (others.length === 0 && !waiting) return null;
  return (
    <section className={styles.related}>
      <h2>{alone ? '别的问题' : '相近的问题'}</h2>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <Link href={placeOf(other)}>{other.title}</Link>
            <p className={list.meta}>
              <QuestionState question={other} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
