import { z } from 'zod';
import { callsOf, guest } from '../basics';

const marketerOrOperator = callsOf(['marketer', 'operator']);

/** Widths of a window: up to MOBILE_MAX_WIDTH, up to 1200 px, and beyond. */
export const visitWidths = ['narrow', 'middle', 'wide'] as const;
const label = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{C}<>"]*$/u);

/** The name of an error class. What a script of others makes up is `Other`. */
const errorName = z
  .string()
  .regex(/^[A-Z]\w{0,39}$/)
  .catch('Other');
/** With the mark of its stack, where the host is there to make it (`stackMark`). */
const errorPlace = z
  .string()
  .regex(/^(?:mixed|[A-Z]\w{0,39}(?: [0-9a-z]{8})?)$/)
  .catch('Other');
const milliseconds = z.number().min(0).max(600_000).optional().catch(undefined);

/** What became of the view that the document's token names. A part that is odd is left out: the view itself has told. */
const viewSchema = z.strictObject({
  token: z
    .string()
    .max(100)
    .regex(/^[\w-]*$/),
  /** `data-state` of the slot; `left`: another page of the site has been shown in the document since. */
  state: z.enum(['static', 'loading', 'live', 'recovering', 'failed', 'left']).catch('static'),
  /** The step of the recovery ladder that brought the page. */
  rung: z.enum(['again', 'current', 'previous']).optional().catch(undefined),
  /** Why the visitor was told that it is not live. */
  cause: errorName.optional(),
  /** The first error of the site's own files that nothing caught; `mixed` where a translator or an extension had a hand in it. */
  threw: errorPlace.optional(),
  /** Web vitals, in ms, where the host came. */
  lcp: milliseconds,
  inp: milliseconds,
});

export const visitSchema = z.strictObject({
  /** Paths of the pages that were shown since the last beacon of this document, in their order. */
  views: z.array(label(200).regex(/^\/\S*$/)).max(60),
  width: z.enum(visitWidths),
  /** `name@version` of the document. */
  release: z
    .string()
    .max(80)
    .regex(/^[a-z][\w-]*@[\w.+-]+$/),
  /** Whether the document is of a canary. */
  canary: z.literal(true).optional(),
  /** Host that the document was opened from, empty where none says; only in its first beacon, as `campaign`. */
  referrer: z
    .string()
    .regex(/^[\w.:-]{0,40}$/)
    .optional(),
  /** `utm_source / utm_medium / utm_campaign` of its address; an odd one is left out: the view itself counts. */
  campaign: label(40).optional().catch(undefined),
  /** Only in its first beacon, and where the page server gave the document a token. */
  view: viewSchema.optional(),
});

export type ToldView = z.output<typeof viewSchema>;

/** Takes what a page tells when it is hidden, as `text/plain` of `sendBeacon`; from pages of this site alone. Others count as nothing. */
export const visitCreate = guest.post('/api/ext/v1/telemetry/visits', '访问上报', {
  body: visitSchema,
  data: z.object({ accepted: z.int().min(0) }),
});

/**
 * `funnel` names a page and a step with a space between; `all` has one row without a name. `lead` and `campaign-lead` count the
 * messages of the period by the stage at which they are now: a stage, and a campaign and a stage.
 */
export const visitKinds = [
  'all',
  'page',
  'source',
  'campaign',
  'device',
  'region',
  'release',
  'channel',
  'search',
  'step',
  'funnel',
  'lead',
  'campaign-lead',
  'bot',
] as const;
export const visitSteps = ['download', 'downloaded', 'message', 'demo', 'booking', 'entry', 'search'] as const;
export type VisitStep = (typeof visitSteps)[number];

const count = z.int().min(0);
const counted = { views: count, visitors: count };

/** Views and visitors of a period beside the one before, which is as long; at most 100 names a kind. `(more)` are those beyond what a day tells apart. */
export const deskVisits = marketerOrOperator.get('/api/ext/v1/desk/visits', '访问统计', {
  query: z
    .object({ from: z.iso.date(), to: z.iso.date() })
    .refine(({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) < 400 * 86_400_000, '日期不对'),
  data: z.object({
    days: z.array(z.object({ day: z.iso.date(), ...counted })),
    rows: z.array(
      z.object({
        kind: z.enum(visitKinds),
        name: z.string(),
        ...counted,
        viewsBefore: count,
        visitorsBefore: count,
      }),
    ),
  }),
});
