import { useEffect, useRef } from 'react';
import type { Answer, Page } from '@shared/contract/endpoints';
import { Bones, Empty, Failed, Pager } from '@shared/ui';
import type { Call } from '../calls/use-call';
import { BeyondEnd } from '../list/beyond-end';
import { AnswerCard } from './answer-card';
import type { ForumQuery } from './forum-query';
import styles from './forum.module.css';
import { useHrefs } from './use-hrefs';

interface AnswerListProps {
  answers: Call<Page<Answer>>;
  query: ForumQuery;
  questionId: number;
  moderates: boolean;
  onChanged: () => void;
}

/** The recommended answer first, as the server orders them; an answer with an address of its own comes into sight. */
export function AnswerList({ answers, query, questionId, moderates, onChanged }: AnswerListProps) {
  const list = useRef<HTMLOListElement>(null);
  const hrefs = useHrefs();
  const { data } = answers;
  const { answerId } = query;
  const arrived = data !== undefined;
  useEffect(() => {
    if (!arrived || answerId === undefined) return;
    const card = list.current?.querySelector<HTMLElement>(`#answer-${String(answerId)}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [arrived, answerId]);
  if (!data)
    return answers.error ? <Failed what="回答" error={answers.error} retry={answers.reload} /> : <Bones rows={2} />;
  const hrefOf = (page: number) => hrefs.answers({ questionId, page });
  if (data.items.length === 0) {
    if (data.total > 0) return <BeyondEnd what="回答" {...data} href={hrefOf} />;
    return <Empty title="等第一条回答">知道一部分也可以写，说清你试过什么。</Empty>;
  }
  const update = (id: number, part: Partial<Answer>) => {
    answers.change((page) => ({
      ...page,
      items: page.items.map((answer) => (answer.id === id ? { ...answer, ...part } : answer)),
    }));
  };
  return (
    <>
      <ol ref={list} className={styles.answers}>
        {data.items.map((answer) => (
          <li key={answer.id}>
            <AnswerCard
              answer={answer}
              moderates={moderates}
              asked={answer.id === answerId}
              onUpdate={update}
              onChanged={onChanged}
            />
          </li>
        ))}
      </ol>
      <Pager what="回答" {...data} href={hrefOf} />
    </>
  );
}
