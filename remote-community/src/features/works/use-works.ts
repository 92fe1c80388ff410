import { call } from '@shared/client';
import {
  activityWorksPage,
  likeCreate,
  likeDelete,
  type LikeState,
  type Page,
  sceneDataSource,
  type SceneItem,
  type Work,
  type WorkDetail,
  workDetail,
} from '@shared/contract/endpoints';
import { type Call, useCall, useRead } from '../calls/use-call';
import type { WorksQuery } from './works-query';

const SIZE = 12;

export function useWorks({ season, category, keyword, sort, page }: WorksQuery): Call<Page<Work>> {
  const body = {
    sort,
    page,
    size: SIZE,
    ...(season && { season }),
    ...(category && { category }),
    ...(keyword && { keyword }),
  };
  return useCall(['works', season, category, keyword, sort, page], (options) => call(activityWorksPage, body, options));
}

export function useWork(workId: number): Call<WorkDetail> {
  return useRead(workDetail, { workId });
}

export function useScene(sceneCode: 'work-season' | 'work-category'): SceneItem[] {
  return useRead(sceneDataSource, { sceneCode }).data ?? [];
}

export function likeWork(id: number, wanted: boolean): Promise<LikeState> {
  const options = { swallow: true, loginReason: '登录后就能给这件作品点赞' };
  return call(wanted ? likeCreate : likeDelete, { targetType: 'work', targetId: id }, options);
}
