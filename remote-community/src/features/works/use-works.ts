import { call } from '@shared/client';
import {
  activityWorksPage,
  type KeywordFound,
  likeCreate,
  likeDelete,
  type LikeState,
  type Page,
  type PageRequest,
  publicWork,
  publicWorks,
  request,
  requestAddress,
  sceneDataSource,
  type SceneItem,
  type Work,
  type WorkDetail,
  workDetail,
} from '@shared/contract/endpoints';
import { type Call, useCall, useRead } from '../calls/use-call';
import type { WorksQuery } from './works-query';

const SIZE = 12;

/** The same works as everybody sees them, for the composed page. */
export function publicWorksRequest({ season, category, sort, page }: WorksQuery): PageRequest<Page<Work>> {
  const asked = { ...(season && { season }), ...(category && { category }) };
  return request(publicWorks, { ...asked, sort, page, size: SIZE });
}

export function useWorks(asked: WorksQuery): Call<Page<Work> & KeywordFound> {
  const { season, category, keyword, sort, page } = asked;
  const body = {
    sort,
    page,
    size: SIZE,
    ...(season && { season }),
    ...(category && { category }),
    ...(keyword && { keyword }),
  };
  return useCall(
    ['works', season, category, keyword, sort, page],
    (options) => call(activityWorksPage, body, options),
    { composed: (answer) => (keyword ? undefined : answer(publicWorksRequest(asked))) },
  );
}

export function useWork(workId: number): Call<WorkDetail> {
  return useCall([requestAddress(workDetail, { workId })], (options) => call(workDetail, { workId }, options), {
    composed: (answer) => answer(request(publicWork, { id: workId })),
  });
}

export function useScene(sceneCode: 'work-season' | 'work-category'): SceneItem[] {
  return useRead(sceneDataSource, { sceneCode }).data ?? [];
}

export function likeWork(id: number, wanted: boolean): Promise<LikeState> {
  const options = { swallow: true, loginReason: '登录后就能给这件作品点赞' };
  return call(wanted ? likeCreate : likeDelete, { targetType: 'work', targetId: id }, options);
}
