import { createHash } from 'node:crypto';
import { SHARE_PICTURES } from '@shared/contract/content';
import type { ComposedAnswers } from '@shared/contract';
import type { ComposedContent } from '@shared/contract/release';
import { z } from 'zod';

const headSchema = z.object({ head: z.object({ title: z.string(), description: z.string() }) });

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
  const isShown = (value: unknown) => {
    const said = headSchema.safeParse(value).data?.head;
    return said?.title === head.title && said.description === head.description;
  };
  const [key] = Object.entries(answers.content ?? {}).find(([, value]) => isShown(value)) ?? [];
  if (key === undefined) return content;
  const digest = createHash('sha256').update(`${head.title}\n${head.description}`).digest('hex').slice(0, 16);
  return { ...content, head: { ...head, image: `${SHARE_PICTURES}${remote}/${key}/${digest}.png` } };
}
