import { z } from 'zod';
import { phrases, slug, text } from './fields';

export const solutionCards = z
  .array(
    z.strictObject({
      id: slug,
      name: text,
      market: z.enum(['跨境', '国内']),
      /** The way in which the job is done today. */
      before: text,
      /** The way in which the job goes once it is a flow. */
      after: text,
    }),
  )
  .min(1);

/** A piece of the working day; `span` is its share of twelve. */
const dayPart = { name: text, words: text, span: z.literal([1, 2, 3, 4, 5, 6]) };

const sectionKind = z.enum(['day', 'flow', 'access', 'cases']);

const fiveWords = z.array(text).length(5);

/** What a solution’s own page shows beside its card; its picture is a component of its own (`find-solution.ts`). */
export const solution = z.strictObject({
  phrases,
  lead: text,
  today: z.array(z.strictObject(dayPart)).min(1),
  automated: z.array(z.strictObject({ ...dayPart, byPerson: z.boolean().optional() })).min(1),
  /** The page's middle, in the order in which this trade asks: the day, the flow, what it touches, who else does it. */
  sections: z
    .array(z.strictObject({ of: sectionKind, title: phrases }))
    .refine((sections) => sections.length === 4 && new Set(sections.map(({ of }) => of)).size === 4, {
      error: 'must hold day, flow, access and cases, each once',
    }),
  steps: z.array(text).min(1),
  /** Place of the step where the picture stops the flow, counted from 0. */
  running: z.int().min(0),
  rule: z.strictObject({ name: text, words: text, result: text }),
  /** Rows that the rule picked out, as the table that the flow leaves: a file's name, five columns, the row at hand first. */
  exceptions: z.strictObject({ file: text, columns: fiveWords, rows: z.array(fiveWords).min(3) }),
  /** Each system, whether it is read and written, and what of it. */
  access: z.array(z.strictObject({ system: text, reads: z.boolean(), writes: z.boolean(), what: text })).min(1),
  /** Ids of related cases. */
  cases: z.array(slug).min(1),
  closing: phrases,
  closingLead: text,
});

export type SolutionCard = z.output<typeof solutionCards>[number];
export type SolutionSection = z.output<typeof solution>['sections'][number];
export type SolutionFacts = z.output<typeof solution>;
/** A solution in lists; on its own page, once it was published, with its facts. */
export type Solution = SolutionCard & Partial<SolutionFacts>;
