import type { PageHead, PageParams } from '@shared/contract';
import type { SceneItem, WorkDetail } from '@shared/contract/endpoints';
import { describe } from '../../features/frame/describe';
import { numberOf } from '../../features/frame/number-of';
import { workHref, workCrumbs } from '../../features/works/works-query';
import { shownName } from '../../features/frame/shown-name';

interface WorkData {
  work: WorkDetail;
  categories: readonly SceneItem[];
}

export function workHead(params: PageParams, data: WorkData | undefined): PageHead {
  if (!data) return { title: '作品', description: '征集大赛的一件作品。' };
  const { work, categories } = data;
  const category = categories.find(({ value }) => value === work.category)?.label ?? work.category;
  const description = describe([work.title, work.summary || work.content.join(' ')].filter(Boolean).join('：'));
  return {
    title: shownName(work),
    description,
    breadcrumb: workCrumbs(numberOf(params), work.title),
    jsonLd: [
      {
        '@type': 'CreativeWork',
        name: shownName(work),
        description,
        genre: category,
        inLanguage: 'zh-CN',
        author: { '@type': 'Person', name: work.author },
        datePublished: work.submittedAt,
        ...(work.award && { award: work.award }),
        url: workHref(work.id),
        image: work.cover.url,
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: { '@type': 'LikeAction' },
          userInteractionCount: work.likeCount,
        },
      },
    ],
  };
}
