import type { PageHead } from '@shared/contract';
import { eventData } from '../../features/open-day/event-data';
import type { Seats } from '../../features/open-day/use-open-day';
import head from './head.json';

/** Makes the head, with the open day that is shown, while it is not over. */
export function openDayHead(seats: Seats | undefined): PageHead {
  if (!seats?.event || seats.event.status === 'over') return head;
  return { ...head, jsonLd: [eventData(seats.event, seats.tables)] };
}
