import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isIP } from 'node:net';
import { type SiteConfig, siteConfigSchema } from '@shared/contract/config';
import { z } from 'zod';
import { type MetricsPlace, metricsPlace, metricsVariables } from '@shared/observability/place';
import { isMissing } from '@shared/storage/is-missing';
import { isBucket, isService, placeProblem } from '@shared/storage/open-storage';
import { ReleaseError } from '../release-error';

const environmentSchema = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(0).max(65535).default(8080),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** A bucket that the store lies in, instead of `DATA_DIR`: `s3://site/production`; for the release tool also a service that keeps it. */
  STORE: z
    .string()
    .refine(
      (place) => (isBucket(place) || isService(place)) && placeProblem(place) === null,
      'must be a bucket, as in s3://site/production, or a release service, as in https://releases.example.com',
    )
    .optional(),
  /** Address of the ledger, where that bucket holds no conditions: `postgres://…`. */
  LEDGER: z
    .string()
    .regex(/^postgres(?:ql)?:\/\/\S+$/, 'must be the address of a database, as in postgres://site@db/site')
    .optional(),
  /** Bytes of the store that a page server keeps in `STATE_DIR/cache`, where the store is a bucket. */
  CACHE_BYTES: z.coerce
    .number({ error: 'must be a number of bytes' })
    .int()
    .min(0)
    .default(2 * 1024 ** 3),
  BASE_PATH: siteConfigSchema.shape.basePath.unwrap().optional(),
  /** Public origin of the site, where it is not this machine. */
  ORIGIN: siteConfigSchema.shape.origin.unwrap().optional(),
  /** Names that the site answers to beside its origin's, as a proxy in front passes them on: `shop.example.com,10.0.0.5:8080`. */
  HOSTS: z
    .string()
    .default('')
    .transform((names) => names.split(',').flatMap((name) => name.trim() || []))
    .refine(
      (names) => names.every(isHostName),
      'must be names, with a port where they have one, and commas between them',
    ),
  /** The file with the site's configuration; the default one need not exist. */
  SITE_CONFIG: z.string().min(1).optional(),
  /** Folder of the private keys of who runs the tool; never in the store. */
  KEYS_DIR: z.string().min(1).optional(),
  /** Folder in which a machine keeps what it saw and served last; never in the store. */
  STATE_DIR: z.string().min(1).optional(),
  /** SHA-256 of a trust document that the store must hold; without it, the first one that is seen is believed. */
  TRUST_ROOT: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'must be the SHA-256 of a trust document, as "keys list" prints it')
    .optional(),
  ...metricsVariables,
});

/** A store in a bucket or behind a release service, and what belongs to it. */
export interface BucketPlace {
  place: string;
  /** Address of the ledger, where the bucket holds no conditions. */
  ledger?: string | undefined;
  /** Bytes that a page server keeps on its own disk. */
  cacheBytes: number;
}

export interface Settings {
  port: number;
  host: string;
  /** Names that the site answers to, its origin's first. */
  hosts: readonly string[];
  dataDir: string;
  /** The bucket or the service that `STORE` names; null: the store lies in `dataDir`. */
  bucket: BucketPlace | null;
  keysDir: string;
  /** Holds what this machine remembers of the store, so that nobody shows it an older one. */
  stateDir: string;
  trustRoot: string | null;
  metrics: MetricsPlace | null;
  /** Where traces are sent; undefined: there are none. */
  collector: string | undefined;
  config: SiteConfig;
  /** Addresses given by the environment, whatever pages are composed with. */
  asked: Partial<Record<keyof Addresses, string | undefined>>;
}

/** The settings that move every address of a site. */
export type Addresses = Pick<SiteConfig, 'origin' | 'basePath'>;

/**
 * Reads environment and `site.config.json` (or `SITE_CONFIG`) once; what is missing or wrong is named, all of it at once. This is
 * the one place where they are merged: the environment before the file, and the file before what stands.
 *
 * @param standing where the site is already, by its store
 */
export async function readSettings(
  root: string,
  environment: NodeJS.ProcessEnv = process.env,
  standing?: Addresses,
): Promise<Settings> {
  const given = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  if (!given.success) throw new ReleaseError(`The environment is wrong:\n${problems(given.error)}`);
  const { PORT, HOST, DATA_DIR, BASE_PATH, ORIGIN, HOSTS, SITE_CONFIG, KEYS_DIR, STATE_DIR, TRUST_ROOT } = given.data;
  const { STORE, LEDGER, CACHE_BYTES } = given.data;
  if (LEDGER !== undefined && (STORE === undefined || isService(STORE)))
    throw new ReleaseError('LEDGER goes with a bucket: set STORE as well, or leave LEDGER out');
  const file = path.resolve(root, SITE_CONFIG ?? 'site.config.json');
  const written = await readConfigFile(file, SITE_CONFIG !== undefined);
  const parsed = siteConfigSchema.safeParse({
    origin: standing?.origin ?? `http://localhost:${PORT}`,
    ...(standing && { basePath: standing.basePath }),
    ...written,
    ...(BASE_PATH === undefined ? {} : { basePath: BASE_PATH }),
    ...(ORIGIN === undefined ? {} : { origin: ORIGIN }),
  });
  if (!parsed.success) throw new ReleaseError(`${path.basename(file)} is wrong:\n${problems(parsed.error)}`);
  const dataDir = path.resolve(root, DATA_DIR);
  const keysDir = path.resolve(root, KEYS_DIR ?? path.join(dataDir, 'keys'));
  const stateDir = path.resolve(root, STATE_DIR ?? dataDir);
  for (const [name, folder] of Object.entries({ KEYS_DIR: keysDir, STATE_DIR: stateDir }))
    if (`${folder}/`.startsWith(`${path.join(dataDir, 'store')}/`))
      throw new ReleaseError(`${name} (${folder}) is in the store, which others use: name a folder outside of it`);
  return {
    port: PORT,
    host: HOST,
    hosts: [new URL(parsed.data.origin).host, ...HOSTS],
    dataDir,
    bucket: STORE === undefined ? null : { place: STORE, ledger: LEDGER, cacheBytes: CACHE_BYTES },
    keysDir,
    stateDir,
    trustRoot: TRUST_ROOT ?? null,
    metrics: metricsPlace(given.data),
    collector: given.data.OTEL_EXPORTER_OTLP_ENDPOINT,
    config: withDefaults(parsed.data),
    asked: { origin: ORIGIN, basePath: BASE_PATH },
  };
}

/** Configuration that pages are composed with: the store's, and until something was promoted this machine's. */
export async function composedConfig(
  store: { config: () => Promise<SiteConfig | null> },
  { config }: Pick<Settings, 'config'>,
): Promise<SiteConfig> {
  return (await store.config()) ?? config;
}

/** Says how an environment names another place than the one that pages are composed for; null where it names none. */
export function addressProblem({ origin, basePath }: Addresses, asked: Settings['asked']): string | null {
  const wrong = [
    ...(asked.origin === undefined || asked.origin === origin
      ? []
      : [`ORIGIN is ${asked.origin}, and pages say ${origin}`]),
    ...(asked.basePath === undefined || asked.basePath === basePath
      ? []
      : [`BASE_PATH is ${asked.basePath}, and pages say ${basePath}`]),
  ];
  return wrong.length === 0 ? null : `${wrong.join('; ')}: run release configure, or correct the environment`;
}

/** Addresses that stand on this site unless they are configured. */
function withDefaults(config: SiteConfig): SiteConfig {
  const api = `${config.basePath}api`;
  return {
    ...config,
    loginUrl: config.loginUrl || `${api}/ext/v1/sign-in`,
    downloadLinkUrl: config.downloadLinkUrl || `${api}/ext/v1/download/link`,
    telemetryUrl: config.telemetryUrl || `${api}/ext/v1/telemetry`,
  };
}

async function readConfigFile(file: string, required: boolean): Promise<Record<string, unknown>> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isMissing(error) && !required) return {};
    if (isMissing(error)) throw new ReleaseError(`There is no configuration file ${file}`, { cause: error });
    throw error;
  }
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    throw new ReleaseError(`${path.basename(file)} is not JSON: ${(error as Error).message}`, { cause: error });
  }
}

function problems(error: z.ZodError): string {
  return error.issues.map(({ path: place, message }) => `  ${place.join('.') || '(all of it)'}: ${message}`).join('\n');
}

const serviceKey = z.string({ error: 'must be the one of the backend' }).min(32, 'must have at least 32 characters');
const address = (what: string) => z.url({ error: `must be the address of the ${what}, as in http://127.0.0.1:8081` });

const dataSchema = z.object({
  BACKEND_ORIGIN: address('backend'),
  SERVICE_KEY: serviceKey,
  COMPOSER_PORT: z.coerce.number().int().min(0).max(65535).default(8082),
  COMPOSER_HOST: z.string().default('127.0.0.1'),
  /** Of IndexNow, which search engines share; served at `/<key>.txt`. */
  INDEXNOW_KEY: z
    .string()
    .regex(/^[\da-zA-Z-]{8,128}$/, 'must be 8 to 128 letters, digits and hyphens')
    .optional(),
  /** Of 百度's 普通收录. */
  BAIDU_PUSH_TOKEN: z
    .string()
    .regex(/^\w{8,64}$/, 'must be 8 to 64 letters and digits')
    .optional(),
});

export interface DataSettings {
  backend: string;
  serviceKey: string;
  composerPort: number;
  composerHost: string;
  /** Keys of search engines that are told of new addresses; none without one. */
  searchKeys: { indexNow: string | undefined; baidu: string | undefined };
}

export function readDataSettings(environment: NodeJS.ProcessEnv = process.env): DataSettings {
  const given = dataSchema.safeParse(
    Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
  );
  if (!given.success) throw new ReleaseError(`The environment is wrong:\n${problems(given.error)}`);
  const { BACKEND_ORIGIN, SERVICE_KEY, COMPOSER_PORT, COMPOSER_HOST } = given.data;
  return {
    backend: BACKEND_ORIGIN.replace(/\/$/, ''),
    serviceKey: SERVICE_KEY,
    composerPort: COMPOSER_PORT,
    composerHost: COMPOSER_HOST,
    searchKeys: { indexNow: given.data.INDEXNOW_KEY, baidu: given.data.BAIDU_PUSH_TOKEN },
  };
}

const composerSchema = z.object({ COMPOSER_ORIGIN: address('composer'), SERVICE_KEY: serviceKey });

/** Address of the composer that makes pages on demand for a page server; undefined where there is none. */
export function readComposer(
  environment: NodeJS.ProcessEnv = process.env,
): { origin: string; serviceKey: string } | undefined {
  if (!environment['COMPOSER_ORIGIN']) return undefined;
  const given = composerSchema.safeParse(environment);
  if (!given.success) throw new ReleaseError(`The environment is wrong:\n${problems(given.error)}`);
  return { origin: given.data.COMPOSER_ORIGIN.replace(/\/$/, ''), serviceKey: given.data.SERVICE_KEY };
}

/** Names of all that page servers, the composer and the release tool read from their environment, beside the bucket's own. */
export const releaseVariables: readonly string[] = [environmentSchema, dataSchema, composerSchema].flatMap((schema) =>
  Object.keys(schema.shape),
);

/** A name, or an address of a machine, with or without a port. */
function isHostName(given: string): boolean {
  const [, name = ''] = /^(\[[0-9a-f:.]+\]|[\w.-]{1,253})(?::\d{1,5})?$/i.exec(given) ?? [];
  return name.startsWith('[') ? isIP(name.slice(1, -1)) === 6 : name !== '';
}
