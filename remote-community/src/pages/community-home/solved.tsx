import { publicQuestion } from '@shared/contract/endpoints';
import { AppWindow, TextLink } from '@shared/ui';
import { useRead } from '../../features/calls/use-call';
import { questionHref } from '../../features/forum/forum-query';
import styles from './solved.module.css';

/** A question, and the answer that we recommend, where there is one. */
export function Solved({ id }: { id: number }) {
  const { question, answers } = useRead(publicQuestion, { id }).data ?? {};
  const answer = answers?.items.find(({ recommended }) => recommended) ?? answers?.items[0];
  if (!question || !answer) return null;
  return (
    <AppWindow title={`${question.author.name}问`} className={styles.solved}>
      <p>{question.title}</p>
      <div data-tone="dark" className={styles.told}>
        <small>{answer.recommended ? '官方推荐的回答' : '回答'}</small>
        {wordsOf(answer.content).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <TextLink href={questionHref({ questionId: id })}>看这个问题</TextLink>
      </div>
    </AppWindow>
  );
}

/** The first lines of an answer, without pictures, fences of code and quotations. */
const wordsOf = (content: string) =>
  content
    .split('\n')
    .filter((line) => /^[^!`>]/.test(line))
    .slice(0, 5);
