import { readMarkdown } from '@shared/markup/read-markdown';
import { z } from 'zod';

/** Schemas run when the site is built, and never in a browser: pages take their types alone. */
export const text = z.string().min(1, 'is empty');

/** Text in Markdown, of which everything is shown. */
export const markdown = text.superRefine((value, { addIssue }) => {
  for (const { message } of readMarkdown(value).problems) addIssue({ code: 'custom', message });
});

/** A heading of two halves; a line may break between them only. */
export const phrases = z.array(text).length(2);

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case letters, digits and single dashes: it stands in an address');

export const href = z
  .string()
  .regex(/^\/(?:[\w/-]+\/)?(?:[?#].*)?$/, 'must be an address of this site, with a slash at both ends of its path');

/** Pictures of a day's work (`pages/home/role-section.tsx`). */
export const roleScene = z.enum(['operations', 'finance', 'service', 'people', 'developer']);

export type RoleScene = z.output<typeof roleScene>;
