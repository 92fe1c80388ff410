import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ });
const OURS = '云梭';

/** What is ours stands under no other name: who gives one says the rest as well, or it is left out. */
function underItsName(given: unknown): unknown {
  const { name } = z
    .object({ name: z.string().min(1) })
    .catch({ name: '' })
    .parse(given);
  if (name === '' || name === OURS) return given;
  return { client: `${name} RPA`, company: name, hours: '', icp: '', police: '', ...(given as object) };
}

const pathOrUrl = z.union([url, z.string().regex(/^\/(?!\/)/, 'must be an http(s) address or start with one /')]);

/** Where a server of statistics is, without a slash at its end, and what it calls this site. */
const collector = z.strictObject({ url: url.regex(/[^/]$/, 'must not end with /'), site: z.string().min(1).max(100) });

/**
 * The runtime configuration, `window.__SITE_CONFIG__` (docs/requirements.md section 11).
 * Read and checked when pages are composed; the browser takes it as it is. Everything here is public.
 */
export const siteConfigSchema = z.strictObject({
  /** The router's base path, with a slash at both ends (docs/requirements.md section 2). */
  basePath: z
    .string()
    .regex(/^\/(?:[A-Za-z0-9_-]+\/)*$/, 'must start and end with /')
    .default('/'),
  /** Public origin for canonical links, without a trailing slash. */
  origin: url
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, 'must be an origin, without a path')
    .default('http://localhost:8080'),
  /** Base address of the specification's calls; empty means this origin, below the base path. */
  apiBaseUrl: z.union([z.literal(''), pathOrUrl]).default(''),
  /** The vendor's login page; empty means the backend's stand-in. */
  loginUrl: z.union([z.literal(''), pathOrUrl]).default(''),
  /** The download-link endpoint (docs/requirements.md section 7, last paragraph). */
  downloadLinkUrl: z.union([z.literal(''), pathOrUrl]).default(''),
  /** Address at which a bucket gives files to visitors, where downloads leave from one (`S3_PUBLIC_ENDPOINT`); they are framed from there. */
  filesUrl: url.optional(),
  secretId: z.string().min(1).default('site-web'),
  /** Key of the download signature. Public like everything here: a throttle, never a proof. */
  secret: z.string().min(1).default('public-download-throttle'),
  telemetryUrl: z.union([z.literal(''), pathOrUrl]).default(''),
  /**
   * Statistics elsewhere, by kind, that browsers tell of views once their visitor agrees: by a request of our own, as each documents
   * it. Baidu documents none (docs/decisions/026-personal-data.md).
   */
  analytics: z.partialRecord(z.enum(['umami', 'plausible', 'matomo']), collector).optional(),
  /** Says that the backend has a key of WeChat's (`WECHAT_APP_ID`): in its browser pages ask for a share card of their own. */
  wechat: z.literal(true).optional(),
  promoBanner: z
    .strictObject({ text: z.string().min(1), action: z.string().min(1), href: pathOrUrl })
    .nullable()
    .default(null),
  links: z
    .strictObject({
      /** External learning-talks site (docs/requirements.md section 2); without one nothing leads there. */
      talks: url.optional(),
      /** External academy site (docs/requirements.md section 2); without one nothing leads there. */
      academy: url.optional(),
    })
    .prefault({}),
  brand: z
    .preprocess(
      underItsName,
      z.strictObject({
        name: z.string().min(1).default(OURS),
        client: z.string().min(1).default('云梭 RPA'),
        company: z.string().min(1).default('云梭（示例公司）'),
        /** Sales phone number (docs/requirements.md section 9). */
        phone: z
          .string()
          .regex(/^[0-9+ -]{5,20}$/, 'must be a phone number')
          .default('400-990-1065'),
        /** When somebody answers the phone. */
        hours: z.string().default('工作日 9:00–18:00（示例）'),
        address: z.string().default(''),
        icp: z.string().default('ICP 备案号（示例）'),
        police: z.string().default('公安联网备案号（示例）'),
      }),
    )
    .prefault({}),
  /** Content of `/.well-known/security.txt` (RFC 9116); absent: there is none. */
  security: z
    .strictObject({
      /** Addresses to report a hole at, the best way first: `mailto:`, `https:` or `tel:`. */
      contact: z
        .array(
          z.string().regex(/^(?:mailto:|https:\/\/|tel:)[\x21-\x7e]+$/, 'must be a mailto:, https: or tel: address'),
        )
        .min(1),
      /** The instant until which the text is true; a near end is an alarm (pages/src/serve/security-text.ts). */
      expires: z.iso.datetime({ offset: true }),
      preferredLanguages: z
        .string()
        .regex(/^[A-Za-z-]+(?:, ?[A-Za-z-]+)*$/, 'must be languages with commas between them')
        .default('zh, en'),
    })
    .optional(),
  /** Lets `site:overrides` load remotes from localhost (docs/requirements.md section 11). */
  allowOverrides: z.boolean().default(false),
});

export type SiteConfig = z.output<typeof siteConfigSchema>;
