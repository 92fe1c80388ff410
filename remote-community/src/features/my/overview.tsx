import type { ReactNode } from 'react';
import { call } from '@shared/client';
import { noticeCount } from '@shared/contract/endpoints';
import { ArrowIcon, ButtonLink, Link, Selvage } from '@shared/ui';
import { useMe, useOwnCall } from '../calls/use-call';
import { questionHref } from '../forum/forum-query';
import { certificateHref } from '../grade/certificate-address';
import { levelName, levels } from '../grade/levels';
import { ApplicationState, useMyApplications } from '../grade/my-applications';
import { PersonSquare } from '../people/person-square';
import { clock, day, fullDay } from '../time/china-time';
import { useNextBooking } from './bookings';
import { useCertificates } from './certificates';
import styles from './overview.module.css';
import { useMyQuestions } from './written';

/** How things stand, above the lists: each cell is known from the call that its list makes, too. */
export function Overview() {
  const questions = useMyQuestions().data;
  const answered = questions?.find(({ answerCount, hidden }) => answerCount > 0 && hidden === null);
  const applications = useMyApplications().data;
  const application = applications?.[0];
  const granted = applications?.find(({ status }) => status === 'granted');
  const certificates = useCertificates().data;
  const certificate = certificates?.find(({ revokedAt }) => revokedAt === null);
  const no = certificate?.no ?? granted?.certificateNo;
  const level = (certificate ?? granted)?.level;
  // The certificate says that its application was granted: what comes next is the level above.
  const above = application?.status === 'granted' && levels[levels.findIndex(({ value }) => value === level) + 1];
  return (
    <>
      <Now />
      <ul className={styles.overview} aria-label="现在">
        {answered ? (
          <Cell
            of="我的提问"
            next="看回答"
            href={questionHref({ questionId: answered.id })}
            is={`${String(answered.answerCount)} 个回答`}
          >
            {answered.title}
          </Cell>
        ) : (
          <Cell of="我的提问" next="去提问" href="/community/homePage#ask" is={questions ? '还没有' : ''}>
            卡在哪一步，就问哪一步
          </Cell>
        )}
        {above ? (
          <Cell of="再上一级" next="看要交什么" href="/certificate/#apply" is={above.label}>
            {above.note}
          </Cell>
        ) : application ? (
          <Cell of="最近的申请" next="看进度" href="/my/?tab=applications" is={levelName(application.level)}>
            <ApplicationState status={application.status} />
          </Cell>
        ) : (
          <Cell of="最近的申请" next="申请证书" href="/certificate/#apply" is={applications ? '还没有' : ''}>
            交一件真的搭过的作品，大约十分钟
          </Cell>
        )}
        {no ? (
          <Cell of="证书" next="看证书" href={certificateHref(no)} is={no}>
            {level ? levelName(level) : null}
            {certificate ? `，${fullDay(certificate.issuedAt)}颁发` : null}
          </Cell>
        ) : (
          <Cell of="证书" next="看怎样拿到" href="/certificate/" is={certificates ? '还没有' : ''}>
            分三级，谁都可以按编号查
          </Cell>
        )}
      </ul>
    </>
  );
}

/** Who one is, and what comes next. */
function Now() {
  const me = useMe();
  const booking = useNextBooking();
  const news = useOwnCall(['unread notices'], (options) => call(noticeCount, {}, options)).data?.unread ?? 0;
  return (
    <div className={styles.now} data-tone="dark">
      <Selvage />
      {me ? <PersonSquare id={me.id} name={me.name} /> : <i />}
      <h2>{me ? `${me.name}，你好` : '你好'}</h2>
      <p>
        {booking ? (
          <>
            <small>下一次预订</small>
            <b>{`${day(booking.table.startsAt)} ${clock(booking.table.startsAt)}`}</b>
            {booking.table.name} · {booking.table.topic}
          </>
        ) : news > 0 ? (
          <>
            <b>{`${String(news)} 条新通知`}</b>
            回答、申请和预订有了变动
          </>
        ) : (
          <>提问有了回答、申请有了结果、预订有了变动，先在这里说</>
        )}
      </p>
      <ButtonLink
        {...((booking ?? news > 0) && { variant: 'go', shuttle: true })}
        href={booking ? '/my/?tab=bookings' : '/my/?tab=notices'}
      >
        {booking ? '改或取消' : '看通知'}
      </ButtonLink>
    </div>
  );
}

interface CellProps {
  of: string;
  href: string;
  /** What is so; empty until it is known. */
  is: string;
  /** What to do about it. */
  next: string;
  children: ReactNode;
}

function Cell({ of, href, is, next, children }: CellProps) {
  return (
    <li>
      <Link href={href}>
        <small>{of}</small>
        <b>{is || '…'}</b>
        <span>{children}</span>
        <em>
          {next}
          <ArrowIcon />
        </em>
      </Link>
    </li>
  );
}
