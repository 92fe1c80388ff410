import { usePage } from '@shared/ui/page';
import { listOf } from '../../features/forum/list-of';
import { QuestionRows } from '../../features/forum/question-list';
import { solvedOf, useQuestions } from '../../features/forum/use-forum';
import { Solved } from './solved';
import styles from './page.module.css';

/** Under the questions of a topic an answer that one of them got, and the latest of the others: few topics fill a page. */
export default function Nearby() {
  const list = listOf(usePage().params);
  const topic = list?.topic;
  const asked = useQuestions(topic === undefined ? undefined : list).data;
  const solved = solvedOf(asked);
  const others = useQuestions(topic === undefined ? undefined : { page: 1 }).data?.items.filter(
    (question) => question.topic !== topic && question.hidden === null,
  );
  if (others === undefined || others.length === 0) return null;
  return (
    <section className={styles.nearby}>
      {solved ? <Solved id={solved.id} alone={asked?.total === 1} /> : null}
      <h2>别的话题里，最近在问</h2>
      <QuestionRows questions={others.slice(0, 4)} />
    </section>
  );
}
