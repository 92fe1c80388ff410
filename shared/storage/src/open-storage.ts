import { z } from 'zod';
import { StorageError } from './errors';
import { FileStorage } from './file-storage';
import { HttpStorage } from './http-storage';
import { holdsConditions, probeReads, probeWrites } from './probe';
import type { Storage } from './storage';

/** Use of a store by who opens it: who reads asks it less; who serves makes sure of it later, by `probeReads`. */
export type Use = 'read' | 'write' | 'serve';

const address = z.url({ protocol: /^https?$/, error: 'must be an address, as in https://s3.example.com' });
const given = (what: string) => z.string({ error: `must be ${what}` }).min(1, `must be ${what}`);

const bucketSchema = z.object({
  S3_ENDPOINT: address.optional(),
  S3_PUBLIC_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_PATH_STYLE: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  AWS_ACCESS_KEY_ID: given('the id of a key that may use the bucket'),
  AWS_SECRET_ACCESS_KEY: given('the secret of that key'),
  AWS_SESSION_TOKEN: z.string().optional(),
});

/** Names of the variables that say how a bucket is reached. */
export const bucketVariables: readonly string[] = Object.keys(bucketSchema.shape);

/** A bucket's name and what its keys begin with, as in `s3://site/production`. */
const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w@+-][\w.@+-]*)*)\/?$/;

/** The address of a release service. Only a service on this machine is read without TLS. */
const SERVICE =
  /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?:\/[\w-][\w.-]*)*\/?$/;

/** Prefixes kept in PostgreSQL for stores without conditions: all that two may write at once. */
const DOCUMENTS = ['ledger/', 'trust/', 'leases/', 'attempts/', 'data/head.json'];

export function isBucket(place: string): boolean {
  return place.startsWith('s3://');
}

/** Whether a place is a release service, whose store is read and never written. */
export function isService(place: string): boolean {
  return /^https?:\/\//.test(place);
}

/** Why a place is none that can be opened; null where it is a folder, a bucket or a release service. */
export function placeProblem(place: string): string | null {
  if (isService(place))
    return SERVICE.test(place) ? null : 'must be the address of a release service, as in https://releases.example.com';
  if (!isBucket(place) || PLACE.test(place)) return null;
  return 'must be a bucket with what its keys begin with, as in s3://site/production';
}

/** Place of releases (`store`) or of the backend's files (`uploads`) in a folder, or in a bucket. */
export function placeBelow(place: string, part: 'store' | 'uploads'): string {
  return `${place.replace(/\/+$/, '')}/${part}`;
}

const probes: Readonly<Record<Use, (storage: Storage) => Promise<void>>> = {
  read: probeReads,
  write: probeWrites,
  serve: () => Promise.resolve(),
};

interface OpenOptions {
  use: Use;
  /** Place of documents that two may write at once, where the bucket holds no conditions: `postgres://…`. */
  ledger?: string | undefined;
}

/**
 * Opens a folder, `s3://bucket/prefix` or the store of a release service, by the variables of `environment`, and makes sure that it does what a store has
 * to. Throws one `StorageError` that names all that is wrong.
 */
export async function openStorage(
  place: string,
  environment: Readonly<Record<string, string | undefined>>,
  options: OpenOptions,
): Promise<Storage> {
  if (isService(place)) return new HttpStorage(place);
  if (!isBucket(place)) return new FileStorage(place);
  const bucket = bucketOf(place, environment);
  // A store in a folder loads no client of buckets.
  const { ObjectStorage } = await import('./object/object-storage');
  if (options.ledger === undefined) {
    const storage = new ObjectStorage(bucket);
    await probes[options.use](storage);
    return storage;
  }
  const { PostgresStorage } = await import('./postgres-storage');
  const { RoutedStorage } = await import('./routed-storage');
  const documents = new PostgresStorage(options.ledger, place);
  const tried = new ObjectStorage(bucket);
  if (options.use !== 'serve') await probeReads(tried);
  await probes[options.use](documents);
  // Readers put no condition on anything.
  const conditions = options.use === 'write' && (await holdsConditions(tried));
  return new RoutedStorage(documents, new ObjectStorage({ ...bucket, conditions }), DOCUMENTS);
}

function bucketOf(place: string, environment: Readonly<Record<string, string | undefined>>) {
  const [, bucket, below] = PLACE.exec(place) ?? [];
  const read = bucketSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')),
  );
  const wrong = [
    ...(bucket === undefined ? [`  ${place}: ${placeProblem(place) ?? ''}`] : []),
    ...(read.error?.issues ?? []).map(({ path, message }) => `  ${path.join('.')}: ${message}`),
  ];
  if (bucket === undefined || !read.success)
    throw new StorageError('StorageRefusedError', `The environment is wrong:\n${wrong.join('\n')}`);
  const { data } = read;
  return {
    bucket,
    prefix: (below ?? '').replace(/^\//, ''),
    endpoint: data.S3_ENDPOINT,
    publicEndpoint: data.S3_PUBLIC_ENDPOINT,
    region: data.S3_REGION,
    // A store with an address of its own seldom uses names of buckets as names of hosts.
    pathStyle: data.S3_PATH_STYLE === undefined ? data.S3_ENDPOINT !== undefined : data.S3_PATH_STYLE === 'true',
    accessKeyId: data.AWS_ACCESS_KEY_ID,
    secretAccessKey: data.AWS_SECRET_ACCESS_KEY,
    sessionToken: data.AWS_SESSION_TOKEN,
  };
}
