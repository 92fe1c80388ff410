import { lazy, Suspense, useRef, useState } from 'react';
import type { Answer } from '@shared/contract/endpoints';
import { ChatIcon, Link, StatusMark, CheckIcon, LabelIcon } from '@shared/ui';
import { PersonName } from '../people/person-name';
import { PersonSquare } from '../people/person-square';
import { fullDay } from '../time/china-time';
import post from '../posts/post.module.css';
import styles from './answer-card.module.css';
import { EditedNote } from './edited-note';
import { questionHref } from './forum-query';
import { HiddenNote } from '../posts/hidden-note';
import { ReportButton } from '../posts/moderation';
import { type Quoted, wordsToQuote } from './quote';
import { WrittenText } from './written-text';
import { LikeButton } from '../posts/like-button';

const AnswerTools = lazy(() => import(/* webpackChunkName: "forum-seldom" */ './answer-tools'));
const EditAnswer = lazy(() =>
  import(/* webpackChunkName: "forum-seldom" */ './edit-own').then((module) => ({ default: module.EditAnswer })),
);

interface AnswerCardProps {
  answer: Answer;
  /** The visitor may recommend, remove and restore. */
  moderates: boolean;
  /** The visitor asked, and may accept. */
  asks: boolean;
  /** The address names this answer. */
  asked: boolean;
  onUpdate: (id: number, part: Partial<Answer>) => void;
  /** The list is other than shown. */
  onChanged: () => void;
  /** Takes what is quoted; undefined where answering is closed. */
  onQuote: ((quoted: Quoted) => void) | undefined;
}

export function AnswerCard({ answer, moderates, asks, asked, onUpdate, onChanged, onQuote }: AnswerCardProps) {
  const { id, author, content, recommended, accepted } = answer;
  const target = { targetType: 'answer', targetId: id } as const;
  const card = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState(false);
  return (
    <article
      ref={card}
      className={styles.card}
      id={`answer-${String(id)}`}
      tabIndex={-1}
      data-recommended={recommended}
      data-accepted={accepted}
      data-asked={asked}
    >
      <p className={post.author}>
        <AnswerMarks accepted={accepted} recommended={recommended} />
        <span className={post.who}>
          <PersonSquare id={author.id} name={author.name} />
          <PersonName person={author} />
        </span>
        {author.official ? <StatusMark status="done">官方</StatusMark> : null}
        <Link href={questionHref({ questionId: answer.questionId, answerId: id })}>{fullDay(answer.createdAt)}</Link>
      </p>
      <HiddenNote hidden={answer.hidden} />
      {editing ? (
        <Suspense>
          <EditAnswer
            answer={answer}
            onSaved={(saved) => {
              onUpdate(id, saved);
              setEditing(false);
            }}
            onStale={onChanged}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      ) : content ? (
        <WrittenText placeholders={answer.placeholders}>{content}</WrittenText>
      ) : null}
      {content ? <EditedNote target={target} editedAt={answer.editedAt} version={answer.version} /> : null}
      <div className={post.row}>
        <div className={post.actions}>
          {answer.hidden ? null : <LikeButton target={target} now={answer} onUpdate={(part) => onUpdate(id, part)} />}
          {answer.hidden || !onQuote ? null : (
            <button type="button" onClick={() => onQuote({ words: wordsToQuote(content, card.current) })}>
              <ChatIcon />
              引用
            </button>
          )}
          {asks || moderates || answer.mine ? (
            <Suspense>
              <AnswerTools
                answer={answer}
                moderates={moderates}
                asks={asks}
                editing={editing}
                onEdit={setEditing}
                onChanged={onChanged}
              />
            </Suspense>
          ) : null}
        </div>
        {answer.hidden ? null : <ReportButton target={target} own={answer.mine} />}
      </div>
    </article>
  );
}

/** Marks of an answer: the asker says that it helped; the operators say that it is good. It may be both. */
function AnswerMarks({ accepted, recommended }: Pick<Answer, 'accepted' | 'recommended'>) {
  return (
    <>
      {accepted ? (
        <span className={styles.badge}>
          <CheckIcon />
          采纳
        </span>
      ) : null}
      {recommended ? (
        <span className={styles.badge}>
          <LabelIcon />
          官方推荐
        </span>
      ) : null}
    </>
  );
}
