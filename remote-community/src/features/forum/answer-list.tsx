import { useEffect, useRef } from 'react';
import type { Answer, Page } from '@shared/contract/endpoints';
import { Bones, Empty, Pager, text } from '@shared/ui';
import type { Call } from '../calls/use-call';
import { BeyondEnd } from '../list/beyond-end';
import { Choice } from '../list/choice';
import { AnswerCard } from './answer-card';
import { type ForumQuery, questionHref } from './forum-query';
import styles from './forum.module.css';
import type { Quoted } from './quote';
import { useHrefs } from './use-hrefs';
import { Unanswered } from '../calls/unanswered';

interface AnswerListProps {
  answers: Call<Page<Answer>>;
  query: ForumQuery;
  questionId: number;
  moderates: boolean;
  /** The visitor asked. */
  asks: boolean;
  onChanged: () => void;
  onQuote: ((quoted: Quoted) => void) | undefined;
}

/** The accepted and the recommended answer first, as the server orders them; an answer with an address of its own comes into sight. */
export function AnswerList({ answers, query, questionId, moderates, asks, onChanged, onQuote }: AnswerListProps) {
  const list = useRef<HTMLOListElement>(null);
  const hrefs = useHrefs();
  const { data } = answers;
  const { answerId, sort } = query;
  const arrived = data !== undefined;
  useEffect(() => {
    if (!arrived || answerId === undefined) return;
    const card = list.current?.querySelector<HTMLElement>(`#answer-${String(answerId)}`);
    card?.scrollIntoView({ block: 'center' });
    card?.focus({ preventScroll: true });
  }, [arrived, answerId]);
  if (!data) return <Unanswered what="回答" call={answers} bones={<Bones rows={2} />} />;
  const hrefOf = (page: number) => hrefs.answers({ questionId, page, ...(sort && { sort }) });
  if (data.items.length === 0) {
    if (data.total > 0) return <BeyondEnd what="回答" {...data} href={hrefOf} />;
    return <Empty title="等第一条回答">知道一部分也可以写，说清你试过什么。</Empty>;
  }
  // Their answer is first in either order.
  const [first] = data.items;
  const isChosen = data.total > 1 && first !== undefined && (first.recommended || first.accepted);
  const update = (id: number, part: Partial<Answer>) =>
    answers.change((page) => ({
      ...page,
      items: page.items.map((answer) => (answer.id === id ? { ...answer, ...part } : answer)),
    }));
  return (
    <>
      {data.total > 1 ? (
        <Choice
          label="排序"
          items={[
            {
              label: isChosen ? '推荐在前' : '最新',
              href: `${questionHref({ questionId })}#answers`,
              current: sort === undefined,
            },
            {
              label: '赞最多',
              href: `${questionHref({ questionId, sort: 'useful' })}#answers`,
              current: sort === 'useful',
            },
          ]}
        />
      ) : null}
      {isChosen ? <p className={text.note}>推荐由版主标出，采纳由提问的人标出，都排在前面。</p> : null}
      <ol ref={list} className={styles.answers}>
        {data.items.map((answer) => (
          <li key={answer.id}>
            <AnswerCard
              answer={answer}
              moderates={moderates}
              asks={asks}
              asked={answer.id === answerId}
              onUpdate={update}
              onChanged={onChanged}
              onQuote={onQuote}
            />
          </li>
        ))}
      </ol>
      <Pager what="回答" {...data} href={hrefOf} />
    </>
  );
}
