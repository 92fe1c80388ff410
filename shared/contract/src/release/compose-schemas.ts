import { z } from 'zod';
import { siteConfigSchema } from '../config/site-config';
import type { PageHead } from '../page/page';
import type {
  ComposeAnswer,
  ComposeJob,
  ComposeRefusal,
  ComposedContent,
  ComposedFrame,
  HostFacts,
  PageFacts,
  SiteFiles,
  ThrownError,
} from './compose-job';
import { byName, contractVersion, isSitePath, packageName, pageName } from './names';

/** Messages between the release tool and the process that renders. The tool checks what it sends, and believes no answer. */

export const composeJobSchema = z.strictObject({
  config: siteConfigSchema,
  remote: packageName.nullable(),
}) satisfies z.ZodType<ComposeJob>;

export const composeAnswerSchema = z.strictObject({
  id: z.int().min(0),
  ok: z.boolean(),
  bytes: z.int().min(0),
  printed: z.string().max(4000),
}) satisfies z.ZodType<ComposeAnswer>;

const thrown: z.ZodType<ThrownError> = z.strictObject({
  name: z.string(),
  message: z.string(),
  stack: z.string(),
  get cause() {
    return thrown.nullable();
  },
});

export const composeRefusalSchema = z.union([
  z.strictObject({ sentence: z.string() }),
  z.strictObject({ thrown }),
]) satisfies z.ZodType<ComposeRefusal>;

/** Address of a public call: nothing in it leads elsewhere. */
const callAddress = z
  .string()
  .max(500)
  .regex(/^\/api\/[\w/-]+(?:\?[\w%&=.+*~-]*)?$/, 'is no public call');

const params = byName(
  z.string().regex(/^(?:[A-Za-z]\w{0,40}|\*)$/, 'is not the name of a parameter'),
  z.string().max(900),
);
const path = z.string().refine(isSitePath, 'is not an address of the site');

export const hostFactsSchema = z.object({
  contract: contractVersion,
  routes: z
    .array(
      z.object({
        pattern: z.string().regex(/^\/(?:$|(?:[\w.~:-]+\/)*(?:[\w.~:-]+\??|\*)$)/, 'is not the pattern of a route'),
        remote: packageName,
        page: pageName,
        header: z.enum(['dark', 'light']),
        canonical: path.optional(),
        params: params.optional(),
      }),
    )
    .max(10_000),
}) satisfies z.ZodType<HostFacts>;

export const composedFrameSchema = z.strictObject({
  before: z.string().min(1),
  after: z.string().min(1),
  otherDevice: z.strictObject({ path, mobile: z.boolean() }).nullable(),
}) satisfies z.ZodType<ComposedFrame>;

export const pageFactsSchema = z.object({
  contract: contractVersion,
  start: z.enum(['idle', 'eager']),
  leadsTo: z.array(pageName).max(100),
  listedBy: callAddress.nullable(),
  paths: z.array(params),
}) satisfies z.ZodType<PageFacts>;

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

export const composedContentSchema = z.object({
  html: z.string(),
  head: pageHeadSchema,
}) satisfies z.ZodType<ComposedContent>;

export const siteFilesSchema = z.strictObject({
  files: byName(z.string(), z.string()),
  notFound: composedContentSchema,
}) satisfies z.ZodType<SiteFiles>;

/** Calls by the names that a page gave them. */
export const pageRequestsSchema = z
  .record(z.string().regex(/^[a-z]\w{0,30}$/i), callAddress)
  .refine((requests) => Object.keys(requests).length <= 64, 'are more calls than a page may make');
