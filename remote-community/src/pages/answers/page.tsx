import type { PageProps } from '@shared/contract';
import { type PublicQuestion, publicAddresses, request } from '@shared/contract/endpoints';
import { definePage, staticRegion } from '@shared/ui/page';
import { QuestionPage, questionRequests } from '../../features/forum/question-page';
import { questionHead } from '../question/head';

const Closing = staticRegion(
  'closing',
  () => import(/* webpackChunkName: "answers.static" */ '../community-home/closing'),
);

/** Further answers of a question that has many, for visitors without scripts: with them the question's own page turns to them. */
export const page = definePage({
  head: (_params, data) => questionHead(data?.['question'] as PublicQuestion | undefined),
  regions: [Closing],
  data: questionRequests,
  listedBy: request(publicAddresses, { kind: 'answers' }),
  leadsTo: ['question'],
  Component: Answers,
});

function Answers(props: PageProps) {
  return (
    <>
      <QuestionPage {...props} />
      <Closing />
    </>
  );
}
