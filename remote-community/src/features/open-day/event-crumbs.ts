import type { Crumb } from '@shared/contract';
import { eventHref, openDayPath } from './event-href';

export function eventCrumbs(id: number, title: string): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: '开放日', href: openDayPath },
    { label: title, href: eventHref(id) },
  ];
}
