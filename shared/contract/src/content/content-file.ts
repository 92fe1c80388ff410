import { z } from 'zod';
import { contentKey, packageName, pageName } from '../release/names';
import { contentMistakes } from './content-schema';
import { contentSchemaSchema, words } from './schemas';

const entry = z
  .strictObject({
    title: words(100).min(1),
    description: words(500).optional(),
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

/** Bytes of `node/content.json`. */
const LARGEST_FILE = 4_000_000;

/** Reads a release’s `node/content.json`; throws a sentence where it is none. */
export function readContentFile(text: string): ContentFile {
  if (text.length > LARGEST_FILE) throw new TypeError(`is larger than ${LARGEST_FILE / 1e6} MB`);
  let result;
  try {
    result = contentFileSchema.safeParse(JSON.parse(text));
  } catch (cause) {
    // Whoever nests a hundred thousand lists leaves no stack to read them.
    throw new TypeError('is not JSON, or too deep', { cause });
  }
  const { data, error } = result;
  const [issue] = error?.issues ?? [];
  if (!data)
    throw new TypeError(`is not as it should be: ${issue?.path.map(String).join('.') ?? ''} ${issue?.message ?? ''}`);
  return data;
}

/** What the live releases declare, as the composer tells the backend. */
export const siteContentSchema = z
  .array(
    z.strictObject({
      package: packageName,
      entries: contentFileSchema,
      /** Addresses of its pages, below the base path; those with parameters as their pattern. */
      addresses: z.record(pageName, z.array(words(200).startsWith('/')).max(200)).optional(),
    }),
  )
  .max(200);

export type ContentEntry = z.output<typeof entry>;
export type ContentFile = z.output<typeof contentFileSchema>;
export type SiteContent = z.output<typeof siteContentSchema>;
