import type { MyQuestion } from '@shared/contract/endpoints';
import { StatusMark } from '@shared/ui';

/** Tells how far a question has come: accepted and recommended answer, answers, none yet. */
export function QuestionState({ question }: { question: MyQuestion }) {
  const { acceptedAnswerId, answerCount, likeCount, recommendedAnswerId } = question;
  return (
    <>
      {acceptedAnswerId ? <StatusMark status="done">有采纳</StatusMark> : null}
      {recommendedAnswerId ? <StatusMark status="done">有推荐</StatusMark> : null}
      {answerCount > 0 ? (
        <span>{`${String(answerCount)} 个回答`}</span>
      ) : (
        <StatusMark status="running">等第一个回答</StatusMark>
      )}
      {likeCount > 0 ? <span>{`${String(likeCount)} 人也遇到`}</span> : null}
    </>
  );
}
