import { SHARE_PICTURES, headIn, sharePictureFile } from '@shared/contract/content/share-picture';
import type { ComposedAnswers } from '@shared/contract';
import type { ComposedContent } from '@shared/contract/release';

/**
 * A page's values with the picture that the backend draws of its title and description, where these were published at the desk: what a
 * release brings shows what it ships.
 */
export function withSharePicture(
  content: ComposedContent,
  remote: string,
  answers: Pick<ComposedAnswers, 'content'>,
): ComposedContent {
  const { head } = content;
  if (head.image !== undefined) return content;
  for (const [key, value] of Object.entries(answers.content ?? {})) {
    const said = headIn(value);
    if (said?.title === head.title && said.description === head.description)
      return { ...content, head: { ...head, image: `${SHARE_PICTURES}${remote}/${key}/${sharePictureFile(said)}` } };
  }
  return content;
}
