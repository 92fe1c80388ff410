import type { ReactNode } from 'react';
import { publicPerson, type PublicPerson } from '@shared/contract/endpoints';
import { ButtonLink, Empty, Link, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import { Unanswered } from '../calls/unanswered';
import { useMe, useRead } from '../calls/use-call';
import { forumPath, questionHref } from '../forum/forum-query';
import { PageHero } from '../frame/page-hero';
import { certificateHref } from '../grade/certificate-address';
import { levelName } from '../grade/levels';
import list from '../list/list.module.css';
import { fullDay } from '../time/china-time';
import { workHref } from '../works/works-query';
import { FollowToggle } from '../people/follow-toggle';
import { personCrumbs } from './person-crumbs';
import styles from './profile-view.module.css';

/** What a member shows of themselves, as everybody sees it. */
export function ProfileView({ id }: { id: number }) {
  const profile = useRead(publicPerson, { id });
  const own = useMe()?.id === id;
  const { data } = profile;
  const name = data?.person.name ?? '成员';
  useDocumentTitle(data && name);
  return (
    <>
      <PageHero
        crumbs={personCrumbs(id, name)}
        phrases={[name]}
        lead={data ? `${fullDay(data.joinedAt)}加入${data.person.official ? '，官方的人' : ''}。` : ''}
      >
        {own ? (
          <ButtonLink href="/my/?tab=account">改公开的内容</ButtonLink>
        ) : data && (data.questions ?? data.answers) ? (
          <FollowToggle of={{ personId: id }} name={name} />
        ) : null}
      </PageHero>
      <ThreadSection side="left" first last>
        <AsOf />
        {data ? (
          <Shown {...data} />
        ) : (
          <Unanswered
            what="这个主页"
            call={profile}
            none={
              <Empty title="没有公开的主页" action={<ButtonLink href={forumPath}>去社区看看</ButtonLink>}>
                这位成员没有公开，或者地址抄错了。
              </Empty>
            }
          />
        )}
      </ThreadSection>
    </>
  );
}

function Shown({ answers, questions, works, certificates }: PublicPerson) {
  return (
    <div className={styles.parts}>
      <Part
        name="证书"
        items={certificates?.map(({ no, level, at }) => ({
          key: no,
          href: certificateHref(no),
          title: `${levelName(level)} ${no}`,
          at,
        }))}
      />
      <Part
        name="作品"
        items={works?.map(({ id, title, award, at }) => ({ key: id, href: workHref(id), title, words: award, at }))}
      />
      <Part
        name="回答"
        items={answers?.map(({ id, questionId, title, excerpt, at }) => ({
          key: id,
          href: questionHref({ questionId, answerId: id }),
          title,
          words: excerpt,
          at,
        }))}
      />
      <Part
        name="提问"
        items={questions?.map(({ id, title, at }) => ({ key: id, href: questionHref({ questionId: id }), title, at }))}
      />
    </div>
  );
}

interface Item {
  key: string | number;
  href: string;
  title: string;
  words?: ReactNode;
  at: string;
}

/** Things of one kind; nothing where the member does not show them. */
function Part({ name, items }: { name: string; items: readonly Item[] | undefined }) {
  if (!items) return null;
  return (
    <section>
      <h2>{name}</h2>
      {items.length === 0 ? (
        <p>还没有。</p>
      ) : (
        <ul className={list.list}>
          {items.map(({ key, href, title, words, at }) => (
            <li key={key}>
              <h3>
                <Link href={href}>{title}</Link>
              </h3>
              {words ? <p>{words}</p> : null}
              <p className={list.meta}>
                <time dateTime={at}>{fullDay(at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
