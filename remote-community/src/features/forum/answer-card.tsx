import { useState } from 'react';
import { call } from '@shared/client';
import {
  type Answer,
  answerCancelRecommend,
  answerDelete,
  answerRecommend,
  likeCreate,
  likeDelete,
} from '@shared/contract/endpoints';
import { Confirm, HeartIcon, LabelIcon, Link, Problem, StatusMark, TrashIcon } from '@shared/ui';
import { useAction } from '../calls/use-action';
import { PersonSquare } from '../people/person-square';
import { fullDay } from '../time/china-time';
import styles from './answer-card.module.css';
import { questionHref } from './forum-query';
import { HiddenNote } from './hidden-note';
import { HideButton, ReportButton } from './moderation';

interface AnswerCardProps {
  answer: Answer;
  /** The visitor may recommend, remove and restore. */
  moderates: boolean;
  /** The address names this answer. */
  asked: boolean;
  onUpdate: (id: number, part: Partial<Answer>) => void;
  /** The list is other than shown. */
  onChanged: () => void;
}

export function AnswerCard({ answer, moderates, asked, onUpdate, onChanged }: AnswerCardProps) {
  const { id, author, liked, likeCount, recommended } = answer;
  const target = { targetType: 'answer', targetId: id } as const;
  const [deleting, setDeleting] = useState(false);
  const likes = useAction((wanted: boolean) =>
    call(wanted ? likeCreate : likeDelete, target, { swallow: true, loginReason: '登录后就能说这条有用' }),
  );
  const recommend = useAction(() =>
    call(recommended ? answerCancelRecommend : answerRecommend, { answerId: id }, { swallow: true }),
  );
  const toggleLike = async () => {
    onUpdate(id, { liked: !liked, likeCount: likeCount + (liked ? -1 : 1) });
    const state = await likes.run(!liked);
    onUpdate(id, { liked: state?.liked ?? liked, likeCount: state?.likeCount ?? likeCount });
  };
  const toggleRecommended = async () => {
    if (await recommend.run(undefined)) onChanged();
  };
  return (
    <article
      className={styles.card}
      id={`answer-${String(id)}`}
      tabIndex={-1}
      data-recommended={recommended}
      data-asked={asked}
    >
      <p className={styles.author}>
        {recommended ? (
          <span className={styles.badge}>
            <LabelIcon />
            官方推荐
          </span>
        ) : null}
        <PersonSquare id={author.id} name={author.name} />
        <b>{author.name}</b>
        {author.official ? <StatusMark status="done">官方</StatusMark> : null}
        <Link href={questionHref({ questionId: answer.questionId, answerId: id })}>{fullDay(answer.createdAt)}</Link>
      </p>
      <HiddenNote hidden={answer.hidden} />
      {answer.content ? <p className={styles.text}>{answer.content}</p> : null}
      <div className={styles.actions}>
        {answer.hidden ? null : (
          <button type="button" aria-pressed={liked} disabled={likes.busy} onClick={() => void toggleLike()}>
            <HeartIcon />
            有用 {likeCount}
          </button>
        )}
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
      {deleting ? (
        <DeleteConfirm
          answer={answer}
          onKeep={() => {
            setDeleting(false);
          }}
          onDeleted={onChanged}
        />
      ) : null}
    </article>
  );
}

interface DeleteConfirmProps {
  answer: Answer;
  onKeep: () => void;
  onDeleted: () => void;
}

/** Unfolds in place and says what goes with it. */
function DeleteConfirm({ answer, onKeep, onDeleted }: DeleteConfirmProps) {
  const action = useAction(async () => {
    await call(answerDelete, { answerId: answer.id }, { swallow: true });
    return true;
  });
  const remove = async () => {
    if (await action.run(undefined)) onDeleted();
  };
  return (
    <Confirm
      label="删除这条回答？"
      doing="删除"
      busy={action.busy}
      problem={action.error && `没有删成：${action.error.message}`}
      onDo={() => void remove()}
      onKeep={onKeep}
    >
      <b>删除这条回答？</b>
      {answer.likeCount > 0
        ? `删除后不能恢复，收到的 ${String(answer.likeCount)} 个“有用”也会一起去掉。`
        : '删除后不能恢复。'}
    </Confirm>
  );
}
