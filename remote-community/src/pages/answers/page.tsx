import { type PublicQuestion, publicAddresses, request } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { QuestionPage, questionRequests } from '../../features/forum/question-page';
import { questionHead } from '../question/head';

/** Further answers of a question that has many, for visitors without scripts: with them the question's own page turns to them. */
export const page = definePage({
  head: (_params, data) => questionHead(data?.['question'] as PublicQuestion | undefined),
  data: questionRequests,
  listedBy: request(publicAddresses, { kind: 'answers' }),
  leadsTo: ['question'],
  Component: QuestionPage,
});
