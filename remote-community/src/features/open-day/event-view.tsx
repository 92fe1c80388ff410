import {
  type OpenDayEvent,
  type PublicOpenDay,
  tableAppointmentCount,
  publicOpenDay,
} from '@shared/contract/endpoints';
import { Actions, Bones, ButtonLink, Chip, Empty, Heading, text, TextLink, ThreadSection } from '@shared/ui';
import { useDocumentTitle } from '@shared/ui/page';
import { AsOf } from '../calls/as-of';
import { useRead } from '../calls/use-call';
import { ShareButton } from '../share/share-button';
import list from '../list/list.module.css';
import { PageHero } from '../frame/page-hero';
import { day } from '../time/china-time';
import { EventTables } from './event-tables';
import styles from './event-view.module.css';
import { Invitation } from './invitation';
import { Unanswered } from '../calls/unanswered';
import { eventCrumbs, openDayLead, openDayPath } from './event';
import { shownName } from '../frame/shown-name';

/** An open day as a page of its own, past or to come; one books on the page of the next one. */
export function EventView({ id }: { id: number }) {
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
        picture={call.data ? <Invitation {...call.data} /> : undefined}
      >
        {event ? (
          <>
            <p className={list.meta}>
              <Chip>{shownName(event)}</Chip>
            </p>
            <Actions>
              {bookable ? (
                <ButtonLink variant="go" shuttle href={`${openDayPath}#tables`}>
                  选一张桌
                </ButtonLink>
              ) : null}
              <ShareButton title={event.title} />
            </Actions>
            {event.sample ? <p className={text.note}>时间、地点与余位均为示例</p> : null}
          </>
        ) : null}
      </PageHero>
      <ThreadSection side="left" first last>
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
        {bookable ? (
          <p className={styles.instead}>
            来不了，就装好客户端，照平时的做法自己录一遍。
            <TextLink href="/client-download/">免费下载</TextLink>
          </p>
        ) : null}
        {event && !bookable ? (
          <div className={styles.booking}>
            <Heading level={2} phrases={['看看', '最近的一期']} />
            <div>
              <p className={text.lead}>{invitation(event)}</p>
              <ButtonLink variant="go" shuttle href={openDayPath}>
                看最近的一期
              </ButtonLink>
            </div>
          </div>
        ) : null}
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
