import { publicQuestion } from '@shared/contract/endpoints';
import { AppWindow, TextLink } from '@shared/ui';
import { usePage } from '@shared/ui/page';
import { useRead } from '../../features/calls/use-call';
import { questionHref } from '../../features/forum/forum-query';
import { listOf } from '../../features/forum/list-of';
import { aloneOf, useQuestions } from '../../features/forum/use-forum';
import styles from './solved.module.css';

interface SolvedProps {
  id: number;
  /** All that was asked, and all of the answer. */
  whole?: boolean;
}

/** A question, and the answer that we recommend, where there is one. */
export function Solved({ id, whole = false }: SolvedProps) {
  const { question, answers } = useRead(publicQuestion, { id }).data ?? {};
  const answer = answers?.items.find(({ recommended }) => recommended) ?? answers?.items[0];
  if (!question || !answer) return null;
  return (
    <AppWindow title={`${question.author.name}问`} className={styles.solved}>
      <p>
        {question.title}
        {whole ? <span>{question.content}</span> : null}
      </p>
      <div data-tone="dark" className={styles.told}>
        <small>{answer.recommended ? '官方推荐的回答' : '回答'}</small>
        {wordsOf(answer.content, whole ? Infinity : 5).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextLink href={questionHref({ questionId: id })}>看这个问题</TextLink>
      </div>
    </AppWindow>
  );
}

/** The first lines of an answer, without pictures, fences of code and quotations. */
const wordsOf = (content: string, most: number) =>
  content
    .split('\n')
    .filter((line) => /^[^!`>]/.test(line))
    .slice(0, most);

/** The only question of a topic, with what was answered, in place of a list of one. */
export default function Alone() {
  const alone = aloneOf(useQuestions(listOf(usePage().params)).data);
  return alone ? <Solved id={alone.id} whole /> : null;
}
