import { lazy, Suspense, useRef, useState } from 'react';
import { call } from '@shared/client';
import {
  type Answer,
  answerAccept,
  answerCancelRecommend,
  answerRecommend,
  likeCreate,
  likeDelete,
} from '@shared/contract/endpoints';
import {
  ChatIcon,
  CheckIcon,
  DocumentIcon,
  HeartIcon,
  LabelIcon,
  Link,
  Problem,
  StatusMark,
  TrashIcon,
} from '@shared/ui';
import { useAction } from '../calls/use-action';
import { PersonSquare } from '../people/person-square';
import { fullDay } from '../time/china-time';
import styles from './answer-card.module.css';
import { AnswerMarks } from './answer-marks';
import { EditAnswer } from './edit-own';
import { EditedNote } from './edited-note';
import { questionHref } from './forum-query';
import { HiddenNote } from './hidden-note';
import { HideButton, ReportButton } from './moderation';
import { type Quoted, wordsToQuote } from './quote';
import { WrittenText } from './written-text';

const DeleteConfirm = lazy(() =>
  import(/* webpackChunkName: "forum-seldom" */ './delete-answer').then((module) => ({
    default: module.DeleteConfirm,
  })),
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
  /** Undefined where nobody can answer. */
  onQuote: ((quoted: Quoted) => void) | undefined;
}

export function AnswerCard({ answer, moderates, asks, asked, onUpdate, onChanged, onQuote }: AnswerCardProps) {
  const { id, author, content, liked, likeCount, recommended, accepted } = answer;
  const target = { targetType: 'answer', targetId: id } as const;
  const card = useRef<HTMLElement>(null);
  const [deleting, setDeleting] = useState(false);
  const [editing, setEditing] = useState(false);
  const likes = useAction((wanted: boolean) =>
    call(wanted ? likeCreate : likeDelete, target, { swallow: true, loginReason: '登录后就能说这条有用' }),
  );
  const recommend = useAction(() =>
    call(recommended ? answerCancelRecommend : answerRecommend, { answerId: id }, { swallow: true }),
  );
  const acceptance = useAction(() => call(answerAccept, { answerId: id, accepted: !accepted }, { swallow: true }));
  const toggleLike = async () => {
    onUpdate(id, { liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
    const state = await likes.run(!liked);
    onUpdate(id, { liked: state?.liked ?? liked, likeCount: state?.likeCount ?? likeCount });
  };
  const toggleRecommended = async () => {
    if (await recommend.run(undefined)) onChanged();
  };
  const toggleAccepted = async () => {
    if (await acceptance.run(undefined)) onChanged();
  };
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
      <p className={styles.author}>
        <AnswerMarks accepted={accepted} recommended={recommended} />
        <PersonSquare id={author.id} name={author.name} />
        <b>{author.name}</b>
        {author.official ? <StatusMark status="done">官方</StatusMark> : null}
        <Link href={questionHref({ questionId: answer.questionId, answerId: id })}>{fullDay(answer.createdAt)}</Link>
      </p>
      <HiddenNote hidden={answer.hidden} />
      {editing ? (
        <EditAnswer
          answer={answer}
          onSaved={(saved) => {
            onUpdate(id, saved);
            setEditing(false);
          }}
          onStale={onChanged}
          onClose={() => {
            setEditing(false);
          }}
        />
      ) : content ? (
        <WrittenText>{content}</WrittenText>
      ) : null}
      {content ? <EditedNote target={target} editedAt={answer.editedAt} version={answer.version} /> : null}
      <div className={styles.actions}>
        {answer.hidden ? null : (
          <button type="button" aria-pressed={liked} disabled={likes.busy} onClick={() => void toggleLike()}>
            <HeartIcon />
            有用 {likeCount}
          </button>
        )}
        {answer.hidden || !onQuote ? null : (
          <button
            type="button"
            onClick={() => {
              onQuote({ words: wordsToQuote(content, card.current) });
            }}
          >
            <ChatIcon />
            引用
          </button>
        )}
        {asks && !answer.hidden ? (
          <button
            type="button"
            aria-pressed={accepted}
            disabled={acceptance.busy}
            onClick={() => void toggleAccepted()}
          >
            <CheckIcon />
            {accepted ? '取消采纳' : '采纳'}
          </button>
        ) : null}
        {answer.mine && !answer.hidden ? (
          <button
            type="button"
            aria-expanded={editing}
            onClick={() => {
              setEditing(!editing);
            }}
          >
            <DocumentIcon />
            修改
          </button>
        ) : null}
        {moderates && !answer.hidden ? (
          <button type="button" disabled={recommend.busy} onClick={() => void toggleRecommended()}>
            <LabelIcon />
            {recommended ? '取消推荐' : '设为推荐'}
          </button>
        ) : null}
        {answer.mine ? (
          <button
            type="button"
            aria-expanded={deleting}
            onClick={() => {
              setDeleting(!deleting);
            }}
          >
            <TrashIcon />
            删除
          </button>
        ) : answer.hidden ? null : (
          <ReportButton target={target} />
        )}
        {moderates ? <HideButton target={target} hidden={answer.hidden} onChanged={onChanged} /> : null}
      </div>
      {likes.error ? <Problem>没有点成，已退回原来的数：{likes.error.message}</Problem> : null}
      {recommend.error ? <Problem>推荐没有改成：{recommend.error.message}</Problem> : null}
      {acceptance.error ? <Problem>采纳没有改成：{acceptance.error.message}</Problem> : null}
      {deleting ? (
        <Suspense>
          <DeleteConfirm
            answer={answer}
            onKeep={() => {
              setDeleting(false);
            }}
            onDeleted={onChanged}
          />
        </Suspense>
      ) : null}
    </article>
  );
}
