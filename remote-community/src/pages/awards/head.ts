import type { PageHead } from '@shared/contract';
import type { Work } from '@shared/contract/endpoints';
import { workHref } from '../../features/works/works-query';
import head from './head.json';
import { shownName } from '../../features/frame/shown-name';

/** Makes the head, with the works that stand on its first page. */
export function awardsHead(works: readonly Work[] | undefined): PageHead {
  if (!works) return head;
  const itemListElement = works.map((work, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: shownName(work),
    url: workHref(work.id),
  }));
  const mainEntity = { '@type': 'ItemList', itemListElement };
  return { ...head, jsonLd: [{ '@type': 'CollectionPage', name: head.title, inLanguage: 'zh-CN', mainEntity }] };
}
