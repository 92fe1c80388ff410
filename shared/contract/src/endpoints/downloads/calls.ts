import { z } from 'zod';
import { apiPath, instant, typed, guest } from '../basics';

/** Operating systems and processors on the wire. */
export const clientSystems = ['mac', 'win', 'linux-deb'] as const;
export const clientProcessors = ['x64', 'x86', 'arm64'] as const;
export type ClientSystem = (typeof clientSystems)[number];
export type ClientProcessor = (typeof clientProcessors)[number];

/** Version of a build, `5.2.0`. */
export const clientVersion = z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, '版本号形如 5.2.0');

export const clientBuildSchema = z.object({
  os: z.enum(clientSystems),
  arch: z.enum(clientProcessors),
  version: clientVersion,
  fileName: z.string(),
  /** Bytes. */
  size: z.int().min(1),
  /** Lower-case hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  releasedAt: instant,
  notes: z.array(z.string()),
  requirements: z.array(z.string()),
  /** Redirects to the file; works without scripts. */
  url: apiPath,
  sample: z.boolean(),
});

/** A system and processor with its builds, newest first. */
export const clientPlatformSchema = z.object({
  os: z.enum(clientSystems),
  arch: z.enum(clientProcessors),
  builds: z.array(clientBuildSchema).min(1),
});

export type ClientBuild = z.output<typeof clientBuildSchema>;
export type ClientPlatform = z.output<typeof clientPlatformSchema>;

/** The client's builds by system and processor, newest first. */
export const clientBuilds = guest.get('/api/v1/sys/download/client', '客户端版本', {
  token: 'optional',
  topics: () => ['client-builds'],
  query: z.object({
    os: z.enum(clientSystems).optional(),
    arch: z.enum(clientProcessors).optional(),
  }),
  data: z.object({ platforms: z.array(clientPlatformSchema) }),
});

/** Gives a link to a build's file that lives a few minutes. Refused with `signature-refused`, `clock-skew`, `unknown-build` or `rate-limited`. */
export const downloadLink = guest.get('/api/ext/v1/download/link', '客户端下载链接', {
  query: z.object({
    bizCode: z.literal('rpa'),
    os: z.enum(clientSystems),
    arch: z.enum(clientProcessors),
    /** Unix milliseconds, at most 5 minutes from the server's clock. */
    timestamp: z.coerce.number<number>().int().min(0).max(Number.MAX_SAFE_INTEGER),
    secretId: typed({ max: 100 }),
    /** HMAC-SHA256 over the parameters above, sorted, `k=v&k=v`; lower-case hexadecimal. */
    signature: z.string().regex(/^[0-9a-f]{64}$/),
    /** Chooses among stored builds, and is not signed; the newest without it. */
    version: clientVersion.optional(),
  }),
  data: z.string(),
});
