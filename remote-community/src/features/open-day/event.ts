import type { Crumb } from '@shared/contract';

export const openDayPath = '/open_day/';

export function eventHref(id: number): string {
  return `${openDayPath}${String(id)}/`;
}

export function eventCrumbs(id: number, title: string): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: '开放日', href: openDayPath },
    { label: title, href: eventHref(id) },
  ];
}

/** Introduction of an open day, under its title; 每天重复 is not broken at the end of a line. */
export const openDayLead = '一张桌几个人，一位教练。带上你每\u2060天\u2060重\u2060复的那件事，离开时它能自己跑。';

/** Seats that are left of a table; of none, who waits for one. */
export function leftWords({ left, waiting = 0 }: { left: number; waiting?: number | undefined }): string {
  if (left === 0) return waiting === 0 ? '已满' : `已满，${String(waiting)} 人候补`;
  return left === 1 ? '最后 1 位' : `余 ${String(left)} 位`;
}

/** Says how far one is from a seat: 前面没有人，有人让出座位就是你的. */
export function aheadWords(ahead: number): string {
  return ahead === 0 ? '前面没有人，空出的第一个座位就是你的' : `前面还有 ${String(ahead)} 人`;
}
