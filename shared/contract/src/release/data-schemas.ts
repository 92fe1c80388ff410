import { z } from 'zod';
import type { AsRead } from './as-read';
import { contentKey, fileName, packageName, pageName, sitePath } from './names';

/** The documents of composed public data, as whoever reads them checks them. */
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** A page as it was last composed with public data. */
const dataPage = z.object({
  /** Hexadecimal; its bytes are stored by it. */
  sha256,
  /** Bytes before compression. */
  size: z.int().min(0),
  /** 404: the page for addresses where nothing stands. 410: what it showed is not public any more. 308: it leads on to `location`. */
  status: z.union([z.literal(200), z.literal(404), z.literal(410), z.literal(308)]),
  /** A path below the base path, or an address of another site. */
  location: z
    .string()
    .max(2000)
    .regex(/^(?:\/(?![/\\])|https:\/\/)[^\s\\<>"]*$/, 'is no address')
    .exactOptional(),
  /** Topics whose change has it composed again. */
  topics: z.array(z.string().max(200)),
});

/** `data/shards/<sha256>.json`: some of the pages of a part, by their files. Immutable, named by its content. */
export const dataShardSchema = z.object({
  schema: z.literal(1),
  pages: z.record(z.string().min(1).max(500), dataPage),
});

/** The pages that were composed with data for one part of a composition. */
const dataPart = z.object({
  /** Patterns of the addresses that are composed when somebody asks for them. */
  onDemand: z.array(z.string().max(200)),
  /** SHA-256 of each shard, by the first two digits of the SHA-256 of its files' names. */
  shards: z.record(z.string().regex(/^[0-9a-f]{2}$/), sha256),
  /** Pages that show content which was published; absent from a composer that did not tell. */
  edited: z.array(pageName).max(2000).exactOptional(),
});

/** Some visitors see other content than all others: the publication's number, of a hundred visitors how many, and until when. */
const experiment = z.object({ id: z.int().min(1), share: z.int().min(1).max(99), endsAt: z.iso.datetime() });

/** What the file of a page begins with that is for the visitors of an experiment: no address begins so. */
export const TRIED = '.experiment/';

/** A page that could not be composed with the newest data, and stays as it was. */
const dataProblem = z.object({ path: z.string().max(500), cause: z.string().max(500), since: z.iso.datetime() });

/**
 * `data/head.json`: the data revision that all page servers serve. It is replaced, signed, by the composer alone; nothing in
 * it says which releases are live (docs/data-pages.md).
 */
export const dataHeadSchema = z.object({
  type: z.literal('data'),
  schema: z.literal(1),
  /** Grows by one with each write. */
  number: z.int().min(1),
  /** The trust document by which its signature counts. */
  trust: z.int().min(1),
  /** A head that nobody renews is an alarm. */
  at: z.iso.datetime(),
  /** Changes up to here are in it; null before the first were read. */
  cursor: z.string().max(200).nullable(),
  /** Parts by their key. */
  parts: z.record(z.string().regex(/^[\w.-]{1,100}$/), dataPart),
  /** Pages below `TRIED` are for its visitors; absent where none runs. */
  experiment: experiment.exactOptional(),
  problems: z.array(dataProblem),
});

export type DataPage = AsRead<typeof dataPage>;
export type DataShard = AsRead<typeof dataShardSchema>;
export type DataPart = AsRead<typeof dataPart>;
export type DataProblem = z.output<typeof dataProblem>;
export type DataHead = AsRead<typeof dataHeadSchema>;

/** The backend's answer about changes (`/internal/changes`). */
export const changesSchema = z.object({
  topics: z.array(z.object({ topic: z.string().min(1).max(200), at: z.iso.datetime() })),
  cursor: z.string().min(1).max(200),
  more: z.boolean(),
  lost: z.boolean(),
});

/** A page that a page server is asked for and does not have, and what came of it. */
export const wantedSchema = z.strictObject({ part: z.string().max(100), path: z.string().max(500) });
export const outcomeSchema = z.object({ outcome: z.enum(['kept', 'missing', 'gone', 'away', 'failed']) });

/** Bytes of a signed revision that page servers pass on to the composer: a thousand rejected releases. */
export const LARGEST_REVISION = 64 * 1024;

/** A page as it would be with drafts of its content: whoever has the token may see it. */
export const previewSchema = z.strictObject({
  token: z
    .string()
    .max(500)
    .regex(/^[\w.-]+$/),
  path: sitePath,
});

/** The drafts that a token is for, as the backend tells them to the composer. */
export const contentDraftSchema = z.object({
  package: packageName,
  /** The entry that is edited. */
  key: contentKey,
  values: z.record(contentKey, z.unknown()),
});

export type ContentDraft = z.output<typeof contentDraftSchema>;

/** The experiment that runs, as the backend tells it to the composer: its values by package and entry, null for what a release ships. */
export const contentExperimentSchema = z.object({
  experiment: experiment.extend({ values: z.record(packageName, z.record(contentKey, z.unknown())) }).nullable(),
});

export type Experiment = z.output<typeof experiment>;
export type ContentExperiment = NonNullable<z.output<typeof contentExperimentSchema>['experiment']>;

const counted = {
  revision: z.int().min(1).max(2_147_483_647),
  minute: z.iso.datetime(),
  count: z.int().min(1).max(1_000_000),
};

/** Views that a page server handed out with a token, and files that it could not give, summed by minute. */
export const handedViewsSchema = z
  .strictObject({
    /** Of the report: the same one counts once, however often it is sent. */
    id: z.uuid(),
    rows: z
      .array(
        z.strictObject({
          ...counted,
          mask: z.int().min(0).max(255),
          /** Pattern of the page's route. */
          page: z.string().startsWith('/').max(200),
        }),
      )
      .max(1000),
    /** Requests for files that the manifest of a release in a running canary names. */
    lost: z
      .array(
        z.strictObject({
          ...counted,
          /** `name@version`. */
          release: z
            .string()
            .max(301)
            .regex(/^[a-z][a-z0-9-]*@\d[\w.+-]*$/),
          file: fileName,
        }),
      )
      .max(1000)
      .optional(),
  })
  .refine(({ rows, lost = [] }) => rows.length + lost.length > 0, 'says nothing');

export type HandedViews = z.output<typeof handedViewsSchema>;
