import type { Crumb } from '@shared/contract';
import { workHref, worksHref } from './works-query';

export function workCrumbs(id: number, title: string): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: '征集大赛', href: worksHref({}) },
    { label: title, href: workHref(id) },
  ];
}
