import { call } from '@shared/client';
import { myAnswers, myComments, myQuestions, followedQuestions } from '@shared/contract/endpoints';
import { ButtonLink, Chip, Empty, Link, StatusMark } from '@shared/ui';
import { forumHref, forumPath, placeOf, questionHref } from '../forum/forum-query';
import { HiddenNote, removed } from '../posts/hidden-note';
import { QuestionState } from '../forum/question-state';
import { useTopics } from '../forum/use-forum';
import list from '../list/list.module.css';
import { FollowToggle, useFollows } from '../people/follow-toggle';
import { personHref } from '../people/person-name';
import { fullDay } from '../time/china-time';
import { OwnList } from './own-list';
import { useParts } from './use-parts';
import { commentsHref } from '../comics/comics-query';

export const useMyQuestions = () => useParts('questions', (cursor, options) => call(myQuestions, { cursor }, options));

export function MyQuestions() {
  const questions = useMyQuestions();
  const topics = useTopics().data;
  return (
    <OwnList
      what="我的提问"
      list={questions}
      keyOf={({ id }) => id}
      empty={
        <Empty title="还没有提过问题" action={<ButtonLink href={`${forumPath}#ask`}>去提问</ButtonLink>}>
          卡在哪一步就问哪一步，问过的会列在这里。
        </Empty>
      }
    >
      {(question) => (
        <>
          <h3>
            <Link href={placeOf(question)}>{question.title}</Link>
          </h3>
          <p>{question.excerpt}</p>
          <HiddenNote hidden={question.hidden} />
          <p className={list.meta}>
            <Chip>{topics?.find(({ value }) => value === question.topic)?.label ?? question.topic}</Chip>
            <span>{fullDay(question.createdAt)}</span>
            <QuestionState question={question} />
          </p>
        </>
      )}
    </OwnList>
  );
}

export function MyAnswers() {
  const answers = useParts('answers', (cursor, options) => call(myAnswers, { cursor }, options));
  return (
    <OwnList
      what="我的回答"
      list={answers}
      keyOf={({ id }) => id}
      empty={
        <Empty title="还没有回答过" action={<ButtonLink href={forumPath}>看看有什么问题</ButtonLink>}>
          知道一部分也可以写，写过的会列在这里。
        </Empty>
      }
    >
      {({ id, questionId, questionTitle, excerpt, likeCount, recommended, accepted, createdAt, hidden }) => (
        <>
          <h3>
            <Link href={questionHref({ questionId, answerId: id })}>{questionTitle || '问题已被移除'}</Link>
          </h3>
          <p>{excerpt}</p>
          <HiddenNote hidden={hidden} />
          <p className={list.meta}>
            {accepted ? <b>采纳</b> : null}
            {recommended ? <b>官方推荐</b> : null}
            <span>赞 {likeCount}</span>
            <span>{fullDay(createdAt)}</span>
          </p>
        </>
      )}
    </OwnList>
  );
}

export function MyComments() {
  const comments = useParts('comments', (cursor, options) => call(myComments, { cursor }, options));
  return (
    <OwnList
      what="我的评论"
      list={comments}
      keyOf={({ id }) => id}
      empty={
        <Empty title="还没有评论过" action={<ButtonLink href="/comics/">看漫画</ButtonLink>}>
          读完一话有话说，写过的会列在这里。
        </Empty>
      }
    >
      {({ comicId, chapterId, chapterTitle, content, likeCount, createdAt, hidden }) => (
        <>
          <h3>
            {chapterTitle ? (
              <Link href={commentsHref({ comicId, id: chapterId })}>{chapterTitle}</Link>
            ) : (
              '这一话已经撤下'
            )}
          </h3>
          <p>{content}</p>
          <HiddenNote hidden={hidden} />
          <p className={list.meta}>
            <span>赞 {likeCount}</span>
            <span>{fullDay(createdAt)}</span>
          </p>
        </>
      )}
    </OwnList>
  );
}

export function MyFollowing() {
  const followed = useParts('following', (cursor, options) => call(followedQuestions, { cursor }, options));
  return (
    <>
      <FollowedOthers />
      <OwnList
        what="我关注的问题"
        list={followed}
        keyOf={({ id }) => id}
        empty={
          <Empty title="还没有关注的问题" action={<ButtonLink href={forumPath}>看看有什么问题</ButtonLink>}>
            自己提的问题会自动关注；有新回答、有采纳都会通知你。
          </Empty>
        }
      >
        {({ questionId, title, answerCount, acceptedAnswerId, followedAt }) => (
          <>
            <h3>{title ? <Link href={questionHref({ questionId })}>{title}</Link> : removed}</h3>
            <p className={list.meta}>
              {acceptedAnswerId === null ? null : <StatusMark status="done">有采纳</StatusMark>}
              <span>{answerCount > 0 ? `${String(answerCount)} 个回答` : '等第一个回答'}</span>
              <span>{fullDay(followedAt)}关注</span>
            </p>
          </>
        )}
      </OwnList>
    </>
  );
}

/** People and topics that I follow, each with the way to leave it; nothing while there is none. */
function FollowedOthers() {
  const { data } = useFollows();
  const topics = useTopics().data;
  if (!data || data.people.length + data.topics.length === 0) return null;
  const entries = [
    ...data.people.map(({ id, name }) => ({ of: { personId: id }, name, href: personHref(id) })),
    ...data.topics.map((topic) => {
      const name = topics?.find(({ value }) => value === topic)?.label ?? topic;
      return { of: { topic }, name, href: forumHref({ topic }) };
    }),
  ];
  return (
    <ul className={list.list} aria-label="我关注的人和话题">
      {entries.map(({ of, name, href }) => (
        <li key={href}>
          <h3>
            <Link href={href}>{name}</Link>
          </h3>
          <p className={list.meta}>
            <FollowToggle of={of} name={name} />
          </p>
        </li>
      ))}
    </ul>
  );
}
