import type { PageHead } from '@shared/contract';
import type { Page, Question, SceneItem } from '@shared/contract/endpoints';
import { type ForumQuery, placeOf } from '../../features/forum/forum-query';
import { listPath } from '../../features/forum/list-of';
import head from './head.json';
import { describe } from '../../features/frame/describe';

interface ListData {
  questions: Page<Question>;
  topics: readonly SceneItem[];
}

export function listTitle({ topic, page }: ForumQuery, topics: readonly SceneItem[]): string {
  const label = topic === undefined ? undefined : (topics.find(({ value }) => value === topic)?.label ?? topic);
  const name = label === undefined ? head.title : `${label} · ${head.title}`;
  return page === 1 ? name : `${name} 第 ${String(page)} 页`;
}

/** @param list undefined at the address of the community itself */
export function communityHead(list: ForumQuery | undefined, data: ListData | undefined): PageHead {
  const items = data?.questions.items.filter(({ hidden }) => hidden === null) ?? [];
  const mainEntity = {
    '@type': 'ItemList',
    itemListElement: items.map((question, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: question.title,
      url: placeOf(question),
    })),
  };
  const collection = { '@type': 'CollectionPage', inLanguage: 'zh-CN', mainEntity };
  if (!list)
    return data ? { ...head, jsonLd: [{ ...collection, name: head.title, url: '/community/homePage/' }] } : head;
  const title = listTitle(list, data?.topics ?? []);
  const description = describe(`${title}：${items.map((question) => question.title).join('；')}`);
  return {
    title,
    description,
    breadcrumb: [
      ...head.breadcrumb,
      ...(list.topic !== undefined && list.page > 1
        ? [{ label: listTitle({ ...list, page: 1 }, data?.topics ?? []), href: listPath({ ...list, page: 1 }) }]
        : []),
      { label: title, href: listPath(list) },
    ],
    jsonLd: [{ ...collection, name: title, url: listPath(list) }],
  };
}
