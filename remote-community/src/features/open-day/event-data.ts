import type { OpenDayEvent, TableCount } from '@shared/contract/endpoints';
import { isoInChina } from '../time/china-time';
import { eventHref } from './event';
import { shownName } from '../frame/shown-name';

/** An open day as search engines read it: in China's time; that one can come only while that is so. */
export function eventData(event: OpenDayEvent, tables: readonly TableCount[]): Readonly<Record<string, unknown>> {
  const name = shownName(event);
  const left = tables.reduce((sum, table) => sum + table.left, 0);
  const capacity = tables.reduce((sum, table) => sum + table.capacity, 0);
  return {
    '@type': 'Event',
    name,
    inLanguage: 'zh-CN',
    isAccessibleForFree: true,
    url: eventHref(event.id),
    startDate: isoInChina(event.startsAt),
    endDate: isoInChina(event.endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: event.place, address: event.place },
    ...(capacity > 0 && { maximumAttendeeCapacity: capacity }),
    ...(event.status === 'open' && {
      remainingAttendeeCapacity: left,
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'CNY',
        validThrough: isoInChina(event.bookingEndsAt),
        availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
      },
    }),
  };
}
