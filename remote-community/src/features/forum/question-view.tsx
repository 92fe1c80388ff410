import { ResponseError } from '@shared/client';
import { Bones, ButtonLink, Chip, Empty, Failed, Link } from '@shared/ui';
import list from '../list/list.module.css';
import { PersonSquare } from '../people/person-square';
import { fullDay } from '../time/china-time';
import { AnswerForm } from './answer-form';
import { AnswerList } from './answer-list';
import actions from './answer-card.module.css';
import { forumHref, forumPath, type ForumQuery } from './forum-query';
import styles from './forum.module.css';
import { HiddenNote, removed } from './hidden-note';
import { HideButton, ReportButton } from './moderation';
import { useMe } from '../calls/use-me';
import { useAnswers, useQuestion, useTopics } from './use-forum';

export function QuestionView({ query, questionId }: { query: ForumQuery; questionId: number }) {
  const question = useQuestion(questionId);
  const answers = useAnswers(questionId, query.page, query.answerId);
  const topics = useTopics().data;
  const me = useMe();
  const { data } = question;
  if (!data) {
    if (!question.error) return <Bones rows={3} />;
    return question.error instanceof ResponseError && question.error.reason === 'not-found' ? (
      <Empty title="这个问题不在了" action={<ButtonLink href={forumPath}>看全部问题</ButtonLink>}>
        可能被作者删掉了，也可能地址抄错了。
      </Empty>
    ) : (
      <Failed what="这个问题" error={question.error} retry={question.reload} />
    );
  }
  const moderates = me?.roles.includes('moderator') ?? false;
  const target = { targetType: 'question', targetId: questionId } as const;
  const changed = () => {
    question.reload();
    answers.reload();
  };
  return (
    <article className={styles.question}>
      <h2>{data.title || removed}</h2>
      <p className={list.meta}>
        <PersonSquare id={data.author.id} name={data.author.name} />
        <b>{data.author.name}</b>
        <span>{fullDay(data.createdAt)}</span>
        <Link href={forumHref({ topic: data.topic })}>
          <Chip>{topics?.find((topic) => topic.value === data.topic)?.label ?? data.topic}</Chip>
        </Link>
        {data.sample ? <Chip kind="sample" /> : null}
      </p>
      {data.title ? <HiddenNote hidden={data.hidden} /> : null}
      {data.content ? <p className={styles.text}>{data.content}</p> : null}
      <div className={actions.actions}>
        {data.hidden || data.author.id === me?.id ? null : <ReportButton target={target} />}
        {moderates ? <HideButton target={target} hidden={data.hidden} onChanged={changed} /> : null}
      </div>
      <h3 className={styles.count}>{data.answerCount} 个回答</h3>
      <AnswerList answers={answers} query={query} questionId={questionId} moderates={moderates} onChanged={changed} />
      {data.hidden ? null : <AnswerForm questionId={questionId} onAnswered={changed} />}
    </article>
  );
}
