import { usePage } from '@shared/ui/page';
import { listOf } from '../../features/forum/list-of';
import { QuestionRows } from '../../features/forum/question-list';
import { useQuestions } from '../../features/forum/use-forum';
import styles from './page.module.css';

/** Under the questions of a topic the latest of the others: few topics fill a page. */
export default function Nearby() {
  const topic = listOf(usePage().params)?.topic;
  const others = useQuestions(topic === undefined ? undefined : { page: 1 }).data?.items.filter(
    (question) => question.topic !== topic && question.hidden === null,
  );
  if (others === undefined || others.length === 0) return null;
  return (
    <section className={styles.nearby}>
      <h2>别的话题里，最近在问</h2>
      <QuestionRows questions={others.slice(0, 4)} />
    </section>
  );
}
