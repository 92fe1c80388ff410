import { type PublicQuestion, publicAddresses, request } from '@shared/contract/endpoints';
import { definePage } from '@shared/ui/page';
import { QuestionPage, questionRequests } from '../../features/forum/question-page';
import { questionHead } from './head';

export const page = definePage({
  head: (_params, data) => questionHead(data?.['question'] as PublicQuestion | undefined),
  data: questionRequests,
  listedBy: request(publicAddresses, { kind: 'question' }),
  leadsTo: ['community-home'],
  Component: QuestionPage,
});
