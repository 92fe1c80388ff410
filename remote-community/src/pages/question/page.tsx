import type { PageProps } from '@shared/contract';
import { type PublicQuestion, publicAddresses, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { QuestionPage, questionRequests } from '../../features/forum/question-page';
import { questionHead } from './head';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "question.static" */ '../community-home/closing'),
);

export const page = definePage({
  head: (_params, data) => questionHead(data?.['question'] as PublicQuestion | undefined),
  regions: [Closing],
  data: questionRequests,
  listedBy: request(publicAddresses, { kind: 'question' }),
  leadsTo: ['community-home'],
  Component: Question,
});

function Question(props: PageProps) {
  return (
    <>
      <QuestionPage {...props} />
      <Closing />
    </>
  );
}
