import { SHARE_PICTURES, type SharedHead, headIn, sharePictureFile } from '@shared/contract/content/share-picture';
import type { ComposedAnswers } from '@shared/contract';
import type { ComposedContent } from '@shared/contract/release';

/** Characters of a description: each is in the page's bytes once more. */
const MOST = 48;

/**
 * A page's values with the picture that the backend draws of its title and description, where the release brings none of them: they were
 * published at the desk, or are of what a visitor wrote.
 *
 * @param isShipped whether the release brings a picture of the page as it ships
 */
export function withSharePicture(
  content: ComposedContent,
  { content: published = {} }: Pick<ComposedAnswers, 'content'>,
  { isShipped, serviceKey }: { isShipped: boolean; serviceKey: string },
): ComposedContent {
  const { head } = content;
  if (head.image !== undefined || head.noIndex) return content;
  const isSaid = (said: SharedHead | null) => said?.title === head.title && said.description === head.description;
  if (isShipped && !Object.values(published).some((value) => isSaid(headIn(value)))) return content;
  const { title, description: whole } = head;
  const description = whole.length > MOST ? `${whole.slice(0, MOST)}…` : whole;
  return {
    ...content,
    head: { ...head, image: SHARE_PICTURES + sharePictureFile({ title, description }, serviceKey) },
  };
}
