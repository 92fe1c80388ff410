import type { SceneItem } from '@shared/contract/endpoints';
import { moment } from '../time/china-time';

const path = '/rpa_awards/enter/';

/** Address at which a member writes a work: a new one, or one that they began. */
export function enteringHref(entryId?: number): string {
  return entryId === undefined ? path : `${path}?entry=${String(entryId)}`;
}

/** Words of the login prompt: a work is entered under a visitor's name. */
export const enteringReason = '登录后就能提交作品，写的内容都在';

/** Whether a season takes works; without dates it does until the desk gives it some. */
export function isOpen({ state = 'open' }: SceneItem): boolean {
  return state === 'open';
}

/** Says in a sentence when works are taken. */
export function whenEntered(seasons: readonly SceneItem[]): string {
  const open = seasons.find(isOpen);
  if (open) return `${open.label}正在征集${open.closesAt ? `，${moment(open.closesAt)} 截止` : ''}。`;
  const next = seasons
    .filter(({ state }) => state === 'before')
    .sort((a, b) => (a.opensAt ?? '').localeCompare(b.opensAt ?? ''))[0];
  if (next) return `${next.label}还没开始，${next.opensAt ? `${moment(next.opensAt)} ` : ''}起可以提交作品。`;
  return '现在没有正在征集的赛季，开始的时间会写在这里。';
}
