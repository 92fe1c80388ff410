import { similarQuestions } from '@shared/contract/endpoints';
import { Link } from '@shared/ui';
import { useRead } from '../calls/use-call';
import { useSettled } from '../form/use-settled';
import list from '../list/list.module.css';
import { placeOf } from './forum-query';
import styles from './forum.module.css';
import { QuestionState } from './question-state';

/** Milliseconds without a key: somebody looks up. */
const PAUSE = 500;
/** The number of characters below which everything is alike. */
const SHORTEST = 4;

/** Questions that others asked already, while one types a title. */
export default function SimilarQuestions({ title }: { title: string }) {
  const typed = title.trim();
  const settled = useSettled(typed, PAUSE);
  const wanted = typed.length >= SHORTEST && settled.length >= SHORTEST;
  const { data } = useRead(similarQuestions, wanted ? { title: settled } : null);
  const found = wanted ? (data?.items ?? []) : [];
  // The section is there from the beginning, so that what comes into it is told.
  return (
    <section className={styles.similar} aria-label="可能已经有人问过" aria-live="polite" hidden={found.length === 0}>
      <b>可能已经有人问过</b>
      <ul>
        {found.map((question) => (
          <li key={question.id}>
            <Link href={placeOf(question)} target="_blank">
              {question.title}
            </Link>
            <p className={list.meta}>
              <QuestionState question={question} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
