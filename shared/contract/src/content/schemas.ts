import { z } from 'zod';
import { type ContentSchema, LONGEST_LIST, LONGEST_TEXT } from './content-schema';
import { textFormats } from './text-forms';

/** Lists and groups inside each other. */
const DEEPEST = 12;

/** Text that a database keeps: without NUL and half characters. */
export const words = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0\p{Cs}]*$/u);

const fieldName = z.string().regex(/^[A-Za-z][\w-]{0,60}$/);

/** What a form says of a field. */
const about = {
  title: words(100).optional(),
  /** Help in a sentence or two. */
  description: words(500).optional(),
  /** Belongs to the code: it is kept as it is, and no form shows it. */
  readOnly: z.boolean().optional(),
  /** The name that the field had in an earlier release. */
  was: fieldName.optional(),
  own: z.boolean().optional(),
};
const length = z.int().min(0).max(LONGEST_TEXT);
const count = z.int().min(0).max(LONGEST_LIST);

const anySchema: z.ZodType<ContentSchema> = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('string'),
    ...about,
    format: z.enum(textFormats).optional(),
    minLength: length.optional(),
    maxLength: length.optional(),
    enum: z.array(words(200)).min(1).max(100).optional(),
    labels: z.record(words(200), words(100)).optional(),
    isMember: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.enum(['number', 'integer']),
    ...about,
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    placeIn: fieldName.optional(),
    countOf: fieldName.optional(),
  }),
  z.strictObject({ type: z.enum(['boolean', 'picture', 'video']), ...about }),
  z.strictObject({
    type: z.literal('array'),
    ...about,
    get items() {
      return anySchema;
    },
    format: z.literal('redirects').optional(),
    minItems: count.optional(),
    maxItems: count.optional(),
    uniqueItems: z.boolean().optional(),
  }),
  z.strictObject({
    type: z.literal('object'),
    ...about,
    get properties() {
      return z.record(fieldName, anySchema);
    },
    required: z.array(words(61)).max(200).optional(),
    additionalProperties: z.literal(false).optional(),
    likeIn: fieldName.optional(),
  }),
]);

/**
 * The part of JSON Schema by which a release says what can be edited: no references and no patterns, so that whoever checks a value by
 * somebody else's schema ends in time.
 */
export const contentSchemaSchema = anySchema.refine((schema) => depthOf(schema) <= DEEPEST, {
  error: `is deeper than ${DEEPEST}`,
});

function depthOf(schema: ContentSchema): number {
  if (schema.type === 'array') return 1 + depthOf(schema.items);
  if (schema.type !== 'object') return 1;
  return 1 + Math.max(0, ...Object.values(schema.properties).map(depthOf));
}
