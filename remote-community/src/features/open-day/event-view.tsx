import type { ReactNode } from 'react';
import {
  type OpenDayEvent,
  type PublicOpenDay,
  tableAppointmentCount,
  publicOpenDay,
} from '@shared/contract/endpoints';
import { Actions, Bones, ButtonLink, Chip, Empty, Heading, text, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import { useRead } from '../calls/use-call';
import { ShareButton } from '../share/share-button';
import list from '../list/list.module.css';
import { PageHero } from '../frame/page-hero';
import { clock, day, fullDay } from '../time/china-time';
import { EventTables } from './event-tables';
import styles from './event-view.module.css';
import facts from './facts.module.css';
import { bookingWords } from './facts';
import { FloorPlan } from './floor-plan';
import { Unanswered } from '../calls/unanswered';
import { eventCrumbs, openDayLead, openDayPath } from './event';
import { shownName } from '../frame/shown-name';
import { InChina, OwnSpan } from '../time/times';

/** An open day as a page of its own, past or to come; one books on the page of the next one. */
export function EventView({ id, children }: { id: number; children: ReactNode }) {
  const call = useRead(publicOpenDay, { id });
  const next = useRead(tableAppointmentCount, {});
  const event = call.data?.event;
  useDocumentTitle(event && shownName(event));
  const bookable = event?.status === 'open' && next.data?.event?.id === event.id;
  return (
    <>
      <PageHero
        crumbs={eventCrumbs(id, event?.title ?? '开放日')}
        phrases={event ? said(event) : ['开放日']}
        dim={1}
        lead={openDayLead}
        picture={
          event ? (
            <>
              {event.status === 'over' ? null : (
                <div className={facts.plan}>
                  <FloorPlan tables={call.data?.tables} />
                </div>
              )}
              <div className={facts.below}>
                <Facts event={event} />
                <Actions>
                  {bookable ? (
                    <ButtonLink variant="go" shuttle href={`${openDayPath}#tables`}>
                      选一张桌
                    </ButtonLink>
                  ) : null}
                  <ShareButton title={event.title} />
                </Actions>
                {event.sample ? <p className={text.note}>时间、地点与余位均为示例</p> : null}
              </div>
            </>
          ) : undefined
        }
      >
        {event ? (
          <p className={list.meta}>
            <Chip>{shownName(event)}</Chip>
          </p>
        ) : null}
      </PageHero>
      <ThreadSection side="left" first>
        <AsOf />
        {call.data ? (
          <Tables {...call.data} bookable={bookable} />
        ) : (
          <Unanswered
            what="这一期"
            call={call}
            bones={<Bones rows={6} />}
            none={(reason) => (
              <Empty
                title={reason === 'gone' ? '这一期取消了' : '没有这一期'}
                action={<ButtonLink href={openDayPath}>看最近的一期</ButtonLink>}
              >
                最近的一期和余位在开放日的页面上。
              </Empty>
            )}
          />
        )}
      </ThreadSection>
      {children}
      <ThreadSection side="left" tag="预订" last>
        <div className={styles.booking}>
          <Heading level={2} phrases={bookable ? ['订了以后，', '还能改'] : ['看看', '最近的一期']} />
          {bookable ? (
            <ul>
              <li>一个人订一张桌，可以换，也可以取消。</li>
              <li>订满的桌可以排候补，有人让出座位，就按先后补上。</li>
              <li>订好后有签到码，也能加到日历。</li>
            </ul>
          ) : (
            <div>
              <p className={text.lead}>{event ? invitation(event) : '余位和预订都在开放日的页面上。'}</p>
              <ButtonLink variant="go" shuttle href={openDayPath}>
                看最近的一期
              </ButtonLink>
            </div>
          )}
        </div>
      </ThreadSection>
    </>
  );
}

/** Tells in a sentence which day it is. */
function said({ status, title, startsAt }: OpenDayEvent): readonly string[] {
  return status === 'over' ? [`${title}，`, '已经办完。'] : [`${day(startsAt)}，`, '搭好再走。'];
}

function invitation({ status }: OpenDayEvent): string {
  if (status === 'over') return '这一期已经结束。最近的一期和余位在开放日的页面上。';
  if (status === 'closed') return '这一期的预订已经截止。最近的一期和余位在开放日的页面上。';
  return '前面还有一期。轮到这一期时，在开放日的页面上预订。';
}

function Facts({ event }: { event: OpenDayEvent }) {
  return (
    <dl className={facts.facts}>
      <div>
        <dt>日期</dt>
        <dd>
          <time dateTime={event.startsAt}>
            {fullDay(event.startsAt)}，{day(event.startsAt).slice(-2)}
          </time>
        </dd>
      </div>
      <div>
        <dt>时间</dt>
        <dd>
          {clock(event.startsAt)}–{clock(event.endsAt)}
          <InChina />
          <OwnSpan from={event.startsAt} to={event.endsAt} />
        </dd>
      </div>
      <div>
        <dt>地点</dt>
        <dd>{event.place}</dd>
      </div>
      <div>
        <dt>预订</dt>
        <dd>{bookingWords(event)}</dd>
      </div>
      <div>
        <dt>费用</dt>
        <dd>免费，带自己的电脑</dd>
      </div>
    </dl>
  );
}

function Tables({ event, tables, bookable }: PublicOpenDay & { bookable: boolean }) {
  return (
    <>
      <h2>{event.status === 'over' ? '这一期有过的桌' : '这一期的桌'}</h2>
      {tables.length > 0 ? (
        <EventTables tables={tables} over={event.status === 'over'} bookable={bookable} />
      ) : (
        <Empty title="桌子还没有排好">排好以后，这里会列出每张桌做什么、谁来带。</Empty>
      )}
    </>
  );
}
