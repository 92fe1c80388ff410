import type { PageProps } from '@shared/contract';
import { publicAddresses, publicWork, request, sceneDataSource } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { numberOf } from '../../features/frame/number-of';
import { nearWorks } from '../../features/works/more-works';
import { WorkView } from '../../features/works/work-view';
import { workHead } from './head';

const Closing = staticRegion('closing', () => import(/* webpackChunkName: "work.static" */ '../awards/closing'));

export const page = definePage({
  data: (params, answer) => {
    const work = request(publicWork, { id: numberOf(params) });
    const known = answer(work);
    return {
      work,
      seasons: request(sceneDataSource, { sceneCode: 'work-season' }),
      categories: request(sceneDataSource, { sceneCode: 'work-category' }),
      ...(known && { near: nearWorks(known) }),
    };
  },
  head: (params, data) => workHead(params, data),
  regions: [Closing],
  listedBy: request(publicAddresses, { kind: 'work' }),
  Component: ({ params }: PageProps) => (
    <>
      <WorkView workId={numberOf(params)} />
      <Closing />
    </>
  ),
});
