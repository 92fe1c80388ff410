import type { OpenDayEvent } from '@shared/contract/endpoints';
import { Actions, ButtonLink, TextLink, text } from '@shared/ui';
import { clock, day } from '../time/china-time';
import styles from './facts.module.css';
import { ShareButton } from '../share/share-button';
import { eventHref } from './event';
import { ClockSpan, InChina, OwnSpan } from '../time/times';

/** Tells when and where the open day is, and until when one can book. */
export function Facts({ event }: { event: OpenDayEvent | null | undefined }) {
  const time = event ? (
    <>
      {day(event.startsAt)} <ClockSpan from={event.startsAt} to={event.endsAt} />
      <InChina />
      <OwnSpan from={event.startsAt} to={event.endsAt} />
    </>
  ) : null;
  const facts = [
    ['时间', time ?? (event === null ? '下一期还没有定' : '正在读取')],
    ['地点', event?.place ?? '—'],
    ['预订', event ? bookingWords(event) : '—'],
    ['费用', '免费，带自己的电脑'],
  ] as const;
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Actions>
        {event === null ? (
          <ButtonLink href="/community/homePage/">先到社区问一问</ButtonLink>
        ) : (
          <ButtonLink variant="go" shuttle href="#tables">
            选一张桌
          </ButtonLink>
        )}
        {event ? (
          <>
            <ShareButton title={event.title} />
            <TextLink href={eventHref(event.id)}>这一期的详情</TextLink>
          </>
        ) : null}
      </Actions>
      {event === undefined || event?.sample ? (
        <p className={text.note}>{event ? '时间、地点与余位均为示例' : '\u00a0'}</p>
      ) : null}
    </>
  );
}

export function bookingWords(event: OpenDayEvent): string {
  switch (event.status) {
    case 'open':
      return `${day(event.bookingEndsAt)} ${clock(event.bookingEndsAt)} 截止`;
    case 'closed':
      return '已经截止';
    case 'over':
      return '这一期已经结束';
  }
}
