import { lazy, type RefObject, Suspense, useState } from 'react';
import type { QuestionDetail } from '@shared/contract/endpoints';
import { useDocumentTitle } from '@shared/ui/page';
import { ButtonLink, ChatIcon, Empty, ThreadSection } from '@shared/ui';
import { AsOf } from '../calls/as-of';
import { type Call, useMe } from '../calls/use-call';
import { AnswerList } from './answer-list';
import { AnswerPlace } from './answer-place';
import actions from '../posts/post.module.css';
import { EditedNote } from './edited-note';
import { forumPath, type ForumQuery, answersTitle } from './forum-query';
import styles from './forum.module.css';
import { HiddenNote, removed } from '../posts/hidden-note';
import { ReportButton } from '../posts/moderation';
import { ShareButton } from '../share/share-button';
import { QuestionHead } from './question-head';
import type { Quoted } from './quote';
import { RelatedQuestions } from './related-questions';
import { TopicFilter } from './topic-filter';
import { useAnswers, usePathPage, useQuestion } from './use-forum';
import { WrittenText } from './written-text';
import { Unanswered } from '../calls/unanswered';
import { LikeButton } from '../posts/like-button';
import { FollowButton } from './question-actions';

const EditQuestion = lazy(() =>
  import(/* webpackChunkName: "forum-seldom" */ './edit-own').then((module) => ({ default: module.EditQuestion })),
);
const QuestionTools = lazy(() => import(/* webpackChunkName: "forum-seldom" */ './question-tools'));

interface QuestionViewProps {
  query: ForumQuery;
  questionId: number;
  beginning: RefObject<HTMLHeadingElement | null>;
}

/** A question as a page of its own, with its answers and what was asked near it. */
export function QuestionView({ query, questionId, beginning }: QuestionViewProps) {
  // Both are asked for together: the answers do not wait for the question.
  const question = useQuestion(questionId);
  const answers = useAnswers(questionId, query);
  const me = useMe();
  const { data } = question;
  const page = usePathPage();
  useDocumentTitle(data && answersTitle(data.title || removed, page));
  return (
    <>
      <QuestionHead
        question={data}
        questionId={questionId}
        missing={question.error !== undefined}
        beginning={beginning}
      />
      <ThreadSection side="left" first last className={styles.section}>
        <AsOf />
        <div className={styles.columns}>
          {data ? (
            <Asked question={data} call={question} answers={answers} me={me} query={query} />
          ) : (
            <Unanswered
              what="这个问题"
              call={question}
              none={
                <Empty title="这个问题不在了" action={<ButtonLink href={forumPath}>看全部问题</ButtonLink>}>
                  可能被作者删掉了，也可能地址抄错了。
                </Empty>
              }
            />
          )}
          {data || question.error ? (
            <div className={styles.beside}>
              {data ? <RelatedQuestions question={data} /> : null}
              <TopicFilter topic={data?.topic} />
            </div>
          ) : null}
        </div>
      </ThreadSection>
    </>
  );
}

interface AskedProps {
  question: QuestionDetail;
  call: Call<QuestionDetail>;
  answers: ReturnType<typeof useAnswers>;
  me: ReturnType<typeof useMe>;
  query: ForumQuery;
}

function Asked({ question, call, answers, me, query }: AskedProps) {
  const { id, author, title, content, hidden, answerCount } = question;
  const [editing, setEditing] = useState(false);
  const [quoted, quote] = useState<Quoted>();
  const asks = author.id === me?.id;
  const moderates = me?.roles.includes('moderator') ?? false;
  const target = { targetType: 'question', targetId: id } as const;
  const changed = () => {
    call.reload();
    answers.reload();
  };
  return (
    <>
      <div className={styles.question}>
        {title ? <HiddenNote hidden={hidden} /> : null}
        {editing ? (
          <Suspense>
            <EditQuestion
              question={question}
              onSaved={(saved) => {
                call.change(() => saved);
                setEditing(false);
              }}
              onStale={changed}
              onClose={() => setEditing(false)}
            />
          </Suspense>
        ) : content ? (
          <WrittenText placeholders={question.placeholders}>{content}</WrittenText>
        ) : null}
        {content ? <EditedNote target={target} editedAt={question.editedAt} version={question.version} /> : null}
        <div className={actions.row}>
          <div className={actions.actions}>
            {hidden ? null : (
              <>
                <LikeButton
                  target={target}
                  now={question}
                  onUpdate={(part) => call.change((before) => ({ ...before, ...part }))}
                />
                <FollowButton
                  question={question}
                  onUpdate={(part) => call.change((before) => ({ ...before, ...part }))}
                />
                <a href="#answer">
                  <ChatIcon />
                  回答
                </a>
                <ShareButton title={title} plain />
              </>
            )}
            {asks || moderates ? (
              <Suspense>
                <QuestionTools {...{ question, moderates, asks, editing }} onEdit={setEditing} onChanged={changed} />
              </Suspense>
            ) : null}
          </div>
          {hidden ? null : <ReportButton target={target} own={asks} />}
        </div>
        <h2 id="answers" className={styles.count}>
          {`${String(answerCount)} 个回答`}
        </h2>
        <AnswerList
          answers={answers}
          query={query}
          questionId={id}
          moderates={moderates}
          asks={asks}
          onChanged={changed}
          onQuote={hidden ? undefined : quote}
        />
      </div>
      {hidden ? null : (
        <div className={styles.answering}>
          <AnswerPlace questionId={id} onAnswered={changed} quoted={quoted} />
        </div>
      )}
    </>
  );
}
