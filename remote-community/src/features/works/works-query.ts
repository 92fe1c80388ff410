import type { WorkSort } from '@shared/contract/endpoints';
import type { Crumb } from '@shared/contract';
import { positive } from '../frame/number-of';

/** Query of the awards page. */
export interface WorksQuery {
  season?: string;
  category?: string;
  keyword?: string;
  sort: WorkSort;
  page: number;
  /** A work that older addresses name; it has a page of its own by now. */
  workId?: number;
}

const path = '/rpa_awards/';

export function parseWorksQuery(query: string): WorksQuery {
  const parameters = new URLSearchParams(query);
  const season = code(parameters.get('season'));
  const category = code(parameters.get('category'));
  const keyword = (parameters.get('keyword') ?? '').trim().slice(0, 40);
  const workId = positive(parameters.get('work'));
  return {
    sort: parameters.get('sort') === 'likes' ? 'likes' : 'latest',
    page: Math.min(positive(parameters.get('page')) ?? 1, 10_000),
    ...(season && { season }),
    ...(category && { category }),
    ...(keyword && { keyword }),
    ...(workId !== undefined && { workId }),
  };
}

export function workHref(id: number): string {
  return `${path}works/${String(id)}/`;
}

export function worksHref({ season, category, keyword, sort, page = 1 }: Partial<WorksQuery>): string {
  const parameters = new URLSearchParams();
  if (season) parameters.set('season', season);
  if (category) parameters.set('category', category);
  if (keyword) parameters.set('keyword', keyword);
  if (sort === 'likes') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `${path}?${query}` : path;
}

function code(value: string | null): string | undefined {
  return value !== null && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value) ? value : undefined;
}

export function workCrumbs(id: number, title: string): readonly Crumb[] {
  return [
    { label: '首页', href: '/' },
    { label: '征集大赛', href: worksHref({}) },
    { label: title, href: workHref(id) },
  ];
}
