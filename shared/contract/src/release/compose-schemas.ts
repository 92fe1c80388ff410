import { z } from 'zod';
import { siteConfigSchema } from '../config/site-config';
import type {
  BrokenReferences,
  ComposeAnswer,
  ComposeJob,
  ComposeRefusal,
  ComposeRoute,
  PageRequests,
  ThrownError,
} from './compose-job';
import { byName, fileName, globalName, packageName, pageName, sitePath, version } from './names';
import { pageFiles } from './build-schemas';

/** What crosses between the release tool and the process that renders. The tool checks what it sends, and believes no answer. */

/** `sha256-…`, or nothing where a file is not known by a hash. */
const integrity = z.string().regex(/^sha256-(?:[A-Za-z0-9+/]{43}=)?$/);
const asset = z.string().regex(/^assets\/[a-z][a-z0-9-]*\/[\w-][\w.-]*$/);
const styles = z.array(z.strictObject({ href: fileName, css: z.string() }));
const reference = { name: packageName, version, entry: asset, files: asset, filesIntegrity: integrity };

export const composeJobSchema = z.strictObject({
  paths: z.array(sitePath),
  common: z.strictObject({ config: siteConfigSchema, starter: z.string(), styles }),
  host: z.strictObject({ ...reference, integrity, chunkGlobal: globalName }),
  remote: z
    .strictObject({
      ...reference,
      entryFile: fileName,
      entryGlobal: globalName,
      chunkGlobal: globalName,
      sharePictures: byName(
        sitePath,
        z.object({ address: z.string().regex(/^\/assets\//), width: z.int(), height: z.int() }),
      ).optional(),
      pages: byName(pageName, z.strictObject({ files: pageFiles, integrity: byName(fileName, integrity), styles })),
    })
    .nullable(),
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

export const composeRoutesSchema = z
  .array(
    z.object({
      pattern: z.string().regex(/^\/(?:$|(?:[\w.~:-]+\/)*(?:[\w.~:-]+\??|\*)$)/, 'is not the pattern of a route'),
      remote: packageName,
      page: pageName,
    }),
  )
  .max(10_000) satisfies z.ZodType<ComposeRoute[]>;

const sentences = z.array(z.string().max(4000)).max(10_000);
export const brokenReferencesSchema = z.strictObject({
  links: sentences,
  pictures: sentences,
}) satisfies z.ZodType<BrokenReferences>;

/** The addresses of each route that was asked for, in that order. */
export const composePathsSchema = z.array(z.array(z.string()));

/** Where a public call goes: nothing in it leads elsewhere. */
const callAddress = z
  .string()
  .max(500)
  .regex(/^\/api\/[\w/-]+(?:\?[\w%&=.+*~-]*)?$/, 'is no public call');

export const pageRequestsSchema = z.strictObject({
  requests: z
    .record(z.string().regex(/^[a-z]\w{0,30}$/i), callAddress)
    .refine((requests) => Object.keys(requests).length <= 64, 'are more calls than a page may make'),
  listedBy: callAddress.nullable(),
}) satisfies z.ZodType<PageRequests>;

/** The host's own files, by their names. */
export const siteFilesSchema = byName(z.string(), z.string());
