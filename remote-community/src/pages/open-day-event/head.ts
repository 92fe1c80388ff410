import type { PageHead, PageParams } from '@shared/contract';
import type { PublicOpenDay } from '@shared/contract/endpoints';
import { describe } from '../../features/frame/describe';
import { numberOf } from '../../features/frame/number-of';
import { eventData } from '../../features/open-day/event-data';
import { clock, fullDay } from '../../features/time/china-time';
import { eventCrumbs } from '../../features/open-day/event';
import { shownName } from '../../features/frame/shown-name';

export function eventHead(params: PageParams, data: PublicOpenDay | undefined): PageHead {
  if (!data) return { title: '开放日', description: '开放日的一期：日期、地点和每张桌做什么。' };
  const { event, tables } = data;
  const when = `${fullDay(event.startsAt)} ${clock(event.startsAt)}–${clock(event.endsAt)}`;
  const description = describe(`${when}，${event.place}。${tables.map(({ topic }) => topic).join('、')}`);
  return {
    title: shownName(event),
    description,
    breadcrumb: eventCrumbs(numberOf(params), event.title),
    jsonLd: [{ ...eventData(event, tables), description }],
  };
}
