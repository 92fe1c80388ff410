import { z } from 'zod';
import { packageName, pageName } from '../release/names';
import { contentMistakes, contentSchemaSchema } from './content-schema';

/** Name of an entry within its package: `home`, `products`. */
export const contentKey = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/, 'is no name of an entry');

const entry = z
  .strictObject({
    title: z.string().min(1).max(100),
    description: z.string().max(500).optional(),
    /** Pages of the package that show it. */
    pages: z.array(pageName).max(200),
    schema: contentSchemaSchema,
    /** What the release ships with. */
    value: z.unknown(),
  })
  .superRefine(({ schema, value }, context) => {
    const [mistake] = contentMistakes(schema, value);
    if (mistake) context.addIssue({ code: 'custom', path: ['value', mistake.field], message: mistake.message });
  });

/** `node/content.json` of a release: what of its pages can be edited, by name. */
export const contentFileSchema = z.record(contentKey, entry).refine((entries) => Object.keys(entries).length <= 500, {
  error: 'are more than 500 entries',
});

/** What the live releases declare, as the composer tells the backend. */
export const siteContentSchema = z.array(z.strictObject({ package: packageName, entries: contentFileSchema })).max(200);

export type ContentEntry = z.output<typeof entry>;
export type ContentFile = z.output<typeof contentFileSchema>;
export type SiteContent = z.output<typeof siteContentSchema>;
