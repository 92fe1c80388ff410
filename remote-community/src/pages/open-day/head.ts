import type { PageHead } from '@shared/contract';
import { eventData } from '../../features/open-day/event-data';
import type { Seats } from '../../features/open-day/use-open-day';

export const head = {
  title: '开放日',
  description: '带一件每天重复的事来，一张桌几个人、一位教练，离开时它能自己跑。看各桌余位，在线预订。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '开放日', href: '/open_day/' },
  ],
} as const satisfies PageHead;

/** With the open day that is shown, while it is not over. */
export function openDayHead(seats: Seats | undefined): PageHead {
  if (!seats?.event || seats.event.status === 'over') return head;
  return { ...head, jsonLd: [eventData(seats.event, seats.tables)] };
}
