import { z } from 'zod';
import { siteConfigSchema } from '../config/site-config';
import type { PageHead } from '../page/page';
import type { AsRead } from './as-read';
import { byName, contentKey, contractVersion, packageName, pageName, sitePath } from './names';
import { routeParams } from './route-schemas';

/** Messages between the release tool and the process that renders. The tool checks what it sends, and believes no answer. */

/** Job of a process that renders: the frame's holds the host alone, a part's holds the host's React and one remote's pages. */
export const composeJobSchema = z.strictObject({
  config: siteConfigSchema,
  /** The remote whose pages it has; null for the frame. */
  remote: packageName.nullable(),
});

/** The first line of an answer; so many bytes follow it: JSON, or a page's HTML. */
export const composeAnswerSchema = z.strictObject({
  /** The number of the question, counted from 1; 0 where nobody asked. */
  id: z.int().min(0),
  /** False where the body is a `ComposeRefusal`. */
  ok: z.boolean(),
  bytes: z.int().min(0),
  /** Text printed since the last answer. */
  printed: z.string().max(4000),
});

/** An error that a bundle threw, in its own words. */
export interface ThrownError {
  name: string;
  message: string;
  stack: string;
  cause: ThrownError | null;
}

const thrown: z.ZodType<ThrownError> = z.strictObject({
  name: z.string(),
  message: z.string(),
  stack: z.string(),
  get cause() {
    return thrown.nullable();
  },
});

/** Why a question has no answer: a sentence of the composer's own, or what was thrown. */
export const composeRefusalSchema = z.union([z.strictObject({ sentence: z.string() }), z.strictObject({ thrown })]);

/** Address of a public call: nothing in it leads elsewhere. */
const callAddress = z
  .string()
  .max(500)
  .regex(/^\/api\/[\w/-]+(?:\?[\w%&=.+*~-]*)?$/, 'is no public call');

export const hostFactsSchema = z.object({
  /** The contract that it offers, `major.minor`. */
  contract: contractVersion,
  /** All that it offers, the newest first; absent from hosts that offered one. */
  contracts: z
    .array(z.object({ version: contractVersion, ends: z.iso.date().nullable() }))
    .max(10)
    .optional(),
});

/** The shell around a page: what is in `<body>` before and behind the content of the slot. */
export const composedFrameSchema = z.strictObject({
  before: z.string().min(1),
  after: z.string().min(1),
  /** The page that visitors of the other kind of device are sent to instead. */
  otherDevice: z.strictObject({ path: sitePath, mobile: z.boolean() }).nullable(),
});

/** A page module's description of itself. */
export const pageFactsSchema = z.object({
  /** The contract that it was built for, `major.minor`. */
  contract: contractVersion,
  start: z.enum(['idle', 'eager']),
  /** Names of pages of the same remote whose files its HTML tells of, too. */
  leadsTo: z.array(pageName).max(100),
  /** Call that lists its addresses; null where they are composed with the release. */
  listedBy: callAddress.nullable(),
  /** Keys of the content that it shows. */
  content: z.array(contentKey).max(50).exactOptional(),
  /** Parameters of every address. */
  paths: z.array(routeParams),
});

/** Words for a head, as one line: they may be a member's, who wrote several. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((words) => words.replace(/\p{Cc}+/gu, ' '));
/** A path below the base path, or a whole address. */
const address = z
  .string()
  .max(2000)
  .regex(/^(?:\/(?![/\\])|https?:\/\/)[^\s\\<>"]*$/, 'is no address');

export const pageHeadSchema = z.object({
  title: line(300),
  description: line(2000),
  image: address.exactOptional(),
  jsonLd: z.array(z.record(z.string(), z.unknown())).max(50).exactOptional(),
  breadcrumb: z
    .array(z.object({ label: line(300), href: address }))
    .max(20)
    .exactOptional(),
  noIndex: z.boolean().exactOptional(),
}) satisfies z.ZodType<PageHead>;

/** A page as values: what is in the slot, and what its head says. */
export const composedContentSchema = z.object({ html: z.string(), head: pageHeadSchema });

/** The host's own files at the root of the site, by their names, and the page for addresses where nothing stands. */
export const siteFilesSchema = z.strictObject({
  files: byName(z.string(), z.string()),
  notFound: composedContentSchema,
});

/** Calls by the names that a page gave them. */
export const pageRequestsSchema = z
  .record(z.string().regex(/^[a-z]\w{0,30}$/i), callAddress)
  .refine((requests) => Object.keys(requests).length <= 64, 'are more calls than a page may make');

export type ComposeJob = z.output<typeof composeJobSchema>;
export type ComposeAnswer = z.output<typeof composeAnswerSchema>;
export type ComposeRefusal = z.output<typeof composeRefusalSchema>;
export type HostFacts = AsRead<typeof hostFactsSchema>;
export type ComposedFrame = z.output<typeof composedFrameSchema>;
export type PageFacts = AsRead<typeof pageFactsSchema>;
export type ComposedContent = AsRead<typeof composedContentSchema>;
export type SiteFiles = AsRead<typeof siteFilesSchema>;
