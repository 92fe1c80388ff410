import { call } from '@shared/client';
import { type InputOf, articleHelpful } from '@shared/contract/endpoints';

/** Loaded by the first vote, with the client. */
export async function rateArticle(vote: InputOf<typeof articleHelpful>): Promise<void> {
  await call(articleHelpful, vote, { swallow: true });
}
