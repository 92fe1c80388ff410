import { getSceneItems, getWork, getWorks, like, unlike } from '@shared/client';
import type { LikeState, Page, SceneItem, Work, WorkDetail } from '@shared/contract/endpoints';
import { type Call, useCall } from '../calls/use-call';
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
  return useCall(['works', season, category, keyword, sort, page], (options) => getWorks(body, options));
}

export function useWork(workId: number): Call<WorkDetail> {
  return useCall(['work', workId], (options) => getWork({ workId }, options));
}

export function useScene(sceneCode: 'work-season' | 'work-category'): SceneItem[] {
  return useCall(['scene', sceneCode], (options) => getSceneItems({ sceneCode }, options)).data ?? [];
}

export function likeWork(id: number, wanted: boolean): Promise<LikeState> {
  const options = { swallow: true, loginReason: '登录后就能给这件作品点赞' };
  return (wanted ? like : unlike)({ targetType: 'work', targetId: id }, options);
}
