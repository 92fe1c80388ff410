import path from 'node:path';
import { type MetricsPlace, metricsPlace, metricsVariables } from '@shared/observability/place';
import { isBucket, placeProblem } from '@shared/storage/open-storage';
import { z } from 'zod';
import { type MailConfig, mailConfig, mailVariables } from './mail-config';
import { type WechatConfig, wechatConfig, wechatVariables } from './wechat-config';
import { type SignInConfig, signInConfig, signInVariables } from './sign-in-config';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );
const perMinute = z.coerce.number().int().min(1);

/** Everything the backend is told from outside; read once. */
const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8081),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Address of the page server that passes calls on, if it is not this machine alone. */
  FRONT_HOST: z.string().min(1).optional(),
  /** The public origin of the site. */
  ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** Path of the site below its origin, with a slash at both ends. */
  BASE_PATH: z
    .string()
    .regex(/^\/(?:[\w.~-]+\/)*$/, 'must have a slash at both ends')
    .default('/'),
  /** Embedded database, uploads and client builds live here. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** The build of the desk; from the working directory. */
  DESK_DIR: z.string().min(1).default('desk/dist'),
  /** A bucket for uploads and for builds of the desk, in place of the folder `uploads` (`s3://bucket/prefix`). */
  STORE: z
    .string()
    .refine((place) => isBucket(place) && placeProblem(place) === null, 'must be a bucket, as in s3://site/production')
    .optional(),
  /** The release tool's ledger beside a bucket without conditions; then none are asked of it here, either. */
  LEDGER: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Redis or Valkey, by which all backends count requests together. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** PostgreSQL in place of the embedded database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Folder for a ready-made first database; the first start fills it, later first starts are quick. */
  SNAPSHOT_DIR: z.string().min(1).optional(),
  /** Sample comics, works, questions and builds at the first start; on with the embedded database unless said. */
  SAMPLE_DATA: onOff.optional(),
  ...signInVariables,
  ...mailVariables,
  ...wechatVariables,
  ...metricsVariables,
  /** Other origins whose pages may call, separated by commas. */
  ALLOWED_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** Hosts inside the operator's network that hooks may call, also without TLS, separated by commas. */
  HOOK_HOSTS: list,
  /** Addresses at which page servers and the composer say how they are, separated by commas: `http://127.0.0.1:8080/healthz`. */
  WATCHED: list.pipe(z.array(z.url({ protocol: /^https?$/ }))),
  /** Addresses of proxies whose `X-Forwarded-*` is believed. */
  TRUST_PROXY: z.string().default('loopback'),
  RATE_LIMIT_ADDRESS: perMinute.default(3000),
  RATE_LIMIT_USER: perMinute.default(600),
  DOWNLOAD_SECRET_ID: z.string().min(1).default('site-web'),
  DOWNLOAD_SECRET: z.string().min(1).default('public-download-throttle'),
  /** Key that the site's own services show to be let in at `/internal`; without it there is no such path. */
  SERVICE_KEY: z
    .string()
    .regex(/^\S{32,}$/, 'must have at least 32 characters and no spaces, as openssl rand -hex 32 makes them')
    .optional(),
  /** Header by which the operator's provider says where a visitor is, as `X-Region`; without it no regions are counted. */
  REGION_HEADER: z.string().min(1).optional(),
  /** File that every visit is appended to as a line of JSON. */
  VISITS_LOG: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** A bucket, and the variables that say how it is reached. */
interface BucketConfig {
  place: string;
  ledger: string | undefined;
  environment: Readonly<Record<string, string | undefined>>;
}

export interface BackendConfig {
  port: number;
  host: string;
  origin: string | undefined;
  basePath: string;
  dataDir: string;
  deskFolder: string;
  databaseUrl: string | undefined;
  redisUrl: string | undefined;
  /** The bucket of files; null for a folder in `dataDir`. */
  bucket: BucketConfig | null;
  snapshotDir: string | undefined;
  sampleData: boolean;
  signIn: SignInConfig;
  jumpTokenSecret: string | undefined;
  /** The configuration of mail; null where none is sent: it waits. */
  mail: MailConfig | null;
  /** The key of WeChat's; null where pages have no card of their own there. */
  wechat: WechatConfig | null;
  metrics: MetricsPlace | null;
  /** Where traces are sent; undefined: there are none. */
  collector: string | undefined;
  allowedOrigins: readonly string[];
  hookHosts: readonly string[];
  watched: readonly string[];
  trustProxy: string;
  rateLimit: { address: number; user: number };
  download: { secretId: string; secret: string };
  serviceKey: string | undefined;
  regionHeader: string | undefined;
  visitsLog: string | undefined;
  logLevel: string;
}

/** Checks the environment; throws one error that names every variable that is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): BackendConfig {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const result = environmentSchema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is wrong:\n${lines.join('\n')}`);
  }
  const env = result.data;
  const signIn = signInConfig(env);
  if ('problem' in signIn) throw new Error(`The configuration is wrong:\n${signIn.problem}`);
  const mail = mailConfig(env);
  if (mail !== null && 'problem' in mail) throw new Error(`The configuration is wrong:\n${mail.problem}`);
  const wechat = wechatConfig(env);
  if (wechat !== null && 'problem' in wechat) throw new Error(`The configuration is wrong:\n${wechat.problem}`);
  return {
    port: env.PORT,
    host: env.HOST,
    origin: env.ORIGIN === undefined ? undefined : new URL(env.ORIGIN).origin,
    basePath: env.BASE_PATH,
    dataDir: env.DATA_DIR,
    deskFolder: path.resolve(env.DESK_DIR),
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    bucket: env.STORE === undefined ? null : { place: env.STORE, ledger: env.LEDGER, environment },
    snapshotDir: env.SNAPSHOT_DIR,
    sampleData: env.SAMPLE_DATA ?? env.DATABASE_URL === undefined,
    signIn,
    jumpTokenSecret: env.JUMP_TOKEN_SECRET,
    mail,
    wechat,
    metrics: metricsPlace(env),
    collector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    allowedOrigins: env.ALLOWED_ORIGINS,
    hookHosts: env.HOOK_HOSTS,
    watched: env.WATCHED,
    trustProxy: env.TRUST_PROXY,
    rateLimit: { address: env.RATE_LIMIT_ADDRESS, user: env.RATE_LIMIT_USER },
    download: { secretId: env.DOWNLOAD_SECRET_ID, secret: env.DOWNLOAD_SECRET },
    serviceKey: env.SERVICE_KEY,
    regionHeader: env.REGION_HEADER,
    visitsLog: env.VISITS_LOG,
    logLevel: env.LOG_LEVEL,
  };
}
