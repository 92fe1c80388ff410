import { z } from 'zod';
import { dye, weave } from '@shared/ui/look-schemas';
import { type CaseType, caseDepartments, caseTypes } from '../case-types';
import type { HelpBlock } from '@shared/contract/endpoints';
import { markdown, phrases, slug, text } from './fields';

/** A number that changed; `before` and `after` are words, since some of them are times or shares. */
const metric = z.strictObject({ name: text, before: text, after: text, unit: text });

/** A case's card in lists; the case itself is `cases/<id>.json`. All of them are samples. */
export const caseCard = z.strictObject({
  type: z.enum(Object.keys(caseTypes) as CaseType[]),
  id: slug,
  department: z.enum(caseDepartments),
  title: phrases,
  summary: text,
  /** The times at which the flow runs. */
  cadence: text,
  steps: z.int().min(1).max(10),
  /** The one of its metrics that lists show. */
  figure: metric,
  weave,
  dye,
});

const minutes = z
  .strictObject({ step: text, before: z.number(), after: z.number() })
  .refine(({ before, after }) => after < before, 'must take fewer minutes after than before');

/** What a case's own page shows beside its card. Every number is a sample. */
export const caseFacts = z.strictObject({
  /** Three numbers that changed. What is called 用时 is in 分钟 or 小时, and the sum of `minutes`. */
  metrics: z.array(metric).length(3),
  /** Minutes a round, by step, by hand and automated. */
  minutes: z.array(minutes).min(1),
  /** Up to four systems the flow passes through. */
  systems: z.array(text).min(1).max(4),
  /** Each step with the place of its system, counted from 0. */
  flow: z.array(z.strictObject({ name: text, system: z.int().min(0) })).max(10),
  /** Place of the step where the picture stops the flow, and why it waits there. */
  running: z.int().min(0),
  waitingFor: text,
  needs: z.array(z.strictObject({ term: text, words: text })).min(1),
  /** Ids of three related cases. */
  related: z.array(slug).length(3),
  story: markdown,
});

export type CaseCard = z.output<typeof caseCard>;
export type CaseMetric = z.output<typeof metric>;
/** A case in lists; on its own page, once it was published, with its facts. */
export type Case = CaseCard & Partial<CaseFacts>;
/** As a page has it: the story was read. */
export type CaseFacts = Omit<z.output<typeof caseFacts>, 'story'> & { story: readonly HelpBlock[] };
/** As it stands in its file. */
export type CaseFile = z.output<typeof caseFacts>;
