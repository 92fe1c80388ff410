import type { PageHead } from '@shared/contract';
import type { Work } from '@shared/contract/endpoints';
import { workName } from '../../features/works/work-name';
import { workHref } from '../../features/works/works-query';

export const head = {
  title: '征集大赛',
  description: '提交一个正在替你干活的流程：怎样参加、各赛季的作品，可以按部门和赛季看，登录后点赞。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '征集大赛', href: '/rpa_awards/' },
  ],
} as const satisfies PageHead;

/** With the works that stand on its first page. */
export function awardsHead(works: readonly Work[] | undefined): PageHead {
  if (!works) return head;
  const itemListElement = works.map((work, at) => ({
    ...{ '@type': 'ListItem', position: at + 1, name: workName(work), url: workHref(work.id) },
  }));
  const mainEntity = { '@type': 'ItemList', itemListElement };
  return { ...head, jsonLd: [{ '@type': 'CollectionPage', name: head.title, inLanguage: 'zh-CN', mainEntity }] };
}
