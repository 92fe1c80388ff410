import { z } from 'zod';
import { helpScenes } from '@shared/contract/fields';
import { status } from '@shared/ui/look-schemas';

const text = z.string().min(1);
const now = z.literal(true).exactOptional();

/** Picture of an article, a window caught half-way through its steps; a row is its label, its state and the state's words. */
const scene = z.strictObject({ title: text, rows: z.array(z.tuple([text, status, text])).min(1) });

/** A thing in the window of a step; the one where the reader acts is `now`, once in every window. */
const part = z.discriminatedUnion('kind', [
  /** A row of the window, perhaps with a state. */
  z.strictObject({
    kind: z.literal('row'),
    words: text,
    status: status.exactOptional(),
    says: text.exactOptional(),
    now,
  }),
  /** Buttons beside each other; the one to press is named. */
  z.strictObject({ kind: z.literal('buttons'), words: z.array(text).min(1), press: text.exactOptional() }),
  z.strictObject({ kind: z.literal('field'), label: text, value: text, now }),
  /** A choice of several, or a box by itself. */
  z.strictObject({ kind: z.enum(['choice', 'box']), words: text, on: z.literal(true).exactOptional(), now }),
  /** A drag from the first to the second. */
  z.strictObject({ kind: z.literal('drag'), words: z.tuple([text, text]) }),
  z.strictObject({ kind: z.literal('command'), words: text }),
]);

/** Picture of one step of an article; the title is in the bar of its window. */
const step = z.strictObject({ title: text, parts: z.array(part).min(1) });

/** Pictures that editors choose from. */
export const scenes = z.record(z.enum(helpScenes), scene);

/** The steps of articles that are done in a window, in the order of the article's own list. */
export const steps = z.partialRecord(z.enum(helpScenes), z.array(step).min(1));

export type ArticleScene = z.output<typeof scene>;
export type ArticleStep = z.output<typeof step>;
export type StepPart = z.output<typeof part>;
export type Scenes = z.output<typeof scenes>;
export type Steps = z.output<typeof steps>;
