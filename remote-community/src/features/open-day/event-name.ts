import type { OpenDayEvent } from '@shared/contract/endpoints';

/** Name of an open day outside its page, where nothing else says that it is an example. */
export function eventName({ title, sample }: Pick<OpenDayEvent, 'title' | 'sample'>): string {
  return sample && !title.includes('示例') ? `${title}（示例）` : title;
}
