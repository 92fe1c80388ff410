import type { PageProps, PageHead, PageParams } from '@shared/contract';
import {
  publicAddresses,
  publicOpenDay,
  request,
  tableAppointmentCount,
  type PublicOpenDay,
} from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { ThreadSection } from '@shared/ui';
import { numberOf } from '../../features/frame/number-of';
import { EventView } from '../../features/open-day/event-view';
import { describe } from '../../features/frame/describe';
import { eventData } from '../../features/open-day/event-data';
import { clock, fullDay } from '../../features/time/china-time';
import { eventCrumbs } from '../../features/open-day/event';
import { shownName } from '../../features/frame/shown-name';

const Agenda = staticRegion(
  'agenda',
  () => import(/* webpackChunkName: "open-day-event.static" */ '../../features/open-day/agenda'),
);
const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "open-day-event.static" */ '../../features/open-day/closing'),
);

export const page = definePage({
  data: (params) => ({
    day: request(publicOpenDay, { id: numberOf(params) }),
    next: request(tableAppointmentCount),
  }),
  head: (params, data) => eventHead(params, data?.day),
  regions: [Agenda, Closing],
  listedBy: request(publicAddresses, { kind: 'open-day' }),
  Component: ({ params }: PageProps) => (
    <>
      <EventView id={numberOf(params)}>
        <ThreadSection side="right" tag="当天">
          <Agenda />
        </ThreadSection>
      </EventView>
      <Closing />
    </>
  ),
});

function eventHead(params: PageParams, data: PublicOpenDay | undefined): PageHead {
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
