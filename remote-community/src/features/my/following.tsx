import { call } from '@shared/client';
import { followedQuestions } from '@shared/contract/endpoints';
import { ButtonLink, Empty, Link, StatusMark } from '@shared/ui';
import { forumPath, questionHref } from '../forum/forum-query';
import { removed } from '../posts/hidden-note';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { OwnList } from './own-list';
import { useParts } from './use-parts';

export function MyFollowing() {
  const followed = useParts('following', (cursor, options) => call(followedQuestions, { cursor }, options));
  return (
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
  );
}
