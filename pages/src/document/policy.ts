import { createHash } from 'node:crypto';
import type { SiteConfig } from '@shared/contract/config';
import type { PagePolicy } from '@shared/contract/release';
import { type MarkupElement, readElements } from '@shared/markup';

/**
 * The policy of composed pages, said twice. The `meta` of a page names its own scripts and styles by their hashes, so that any file
 * server can serve it; the response's header names those of the composition, so that nothing in a page can widen it.
 */

/** Makes the policy for a configuration, with the hashes of the inline scripts that pages have. */
export function pagePolicy(config: SiteConfig, scripts: readonly string[]): PagePolicy {
  const { apiBaseUrl, downloadLinkUrl, telemetryUrl, filesUrl = '' } = config;
  const outside = [apiBaseUrl, downloadLinkUrl, telemetryUrl, filesUrl].filter((address) => address.startsWith('http'));
  const originsOf = (addresses: readonly string[]) => [...new Set(addresses.map((address) => new URL(address).origin))];
  return {
    scripts: [...new Set(scripts)].sort(),
    origins: originsOf(outside),
    ...(config.analytics && { connects: originsOf(Object.values(config.analytics).map(({ url }) => url)) }),
  };
}

/** The content of a page's `meta`; `scripts` and `styles` are the hashes of what is inline in it. */
export function metaPolicy(
  { origins, connects = [] }: PagePolicy,
  { scripts, styles }: { scripts: readonly string[]; styles: readonly string[] },
): string {
  const self = ["'self'", ...origins].join(' ');
  return [
    "default-src 'none'",
    `script-src 'self'${quoted(scripts)}`,
    `style-src 'self'${quoted(styles)}`,
    `img-src ${self} data: blob:`,
    `media-src ${self}`,
    `connect-src ${[self, ...connects].join(' ')}`,
    `frame-src ${self}`,
    "font-src 'none'",
    "manifest-src 'self'",
    "base-uri 'none'",
    `form-action ${self}`,
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}

/** The directives of the response's header that no page can widen. */
export function headerPolicy({ scripts, origins, connects = [] }: PagePolicy): string {
  const self = ["'self'", ...origins].join(' ');
  return [
    `script-src 'self'${quoted(scripts)}`,
    `connect-src ${[self, ...connects].join(' ')}`,
    `form-action ${self}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types site',
  ].join('; ');
}

/**
 * Why a page may not be served under a composition's policy; null where it may. Its `meta` has to stand first in its head, and to be
 * what the composer writes, with no script that the composition does not name.
 */
export function policyProblem(html: string, policy: PagePolicy): string | null {
  const metas = readElements(html, { until: ({ name }) => name === 'body' }).filter(
    ({ name, attributes }) => name === 'meta' && !('name' in attributes) && !('property' in attributes),
  );
  const [charset, meta, ...others] = metas;
  const inHead = meta?.parent?.name === 'head' && charset?.attributes['charset'] === 'utf-8';
  if (!meta || !inHead || !isPolicy(meta) || others.length > 0) return 'its policy is not where the composer puts it';
  const { content = '' } = meta.attributes;
  const scripts = hashesIn(content, 'script-src');
  if (scripts.some((hash) => !policy.scripts.includes(hash)))
    return 'its policy allows a script that its composition does not name';
  const now = metaPolicy(policy, { scripts, styles: hashesIn(content, 'style-src') });
  // A page of a composition from before videos allows no media.
  const same = content === now || content === now.replace(/media-src [^;]+; /, '');
  return same ? null : 'its policy is not the one that its composition says';
}

/** Whether a composed file, or one that was composed with public data, is a page; other HTML at the root of the site is the host's own file. */
export function isPageFile(name: string): boolean {
  return /(?:^|\/)(?:index|404)\.html$|^data\/pages\/\w+\.html$/.test(name);
}

export function isPolicy({ attributes }: MarkupElement): boolean {
  return attributes['http-equiv'] === 'Content-Security-Policy';
}

/** The hash of a content as `integrity` and a policy name it. */
export function hashOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function hashesIn(policy: string, directive: string): string[] {
  const found = policy.split('; ').find((one) => one.startsWith(`${directive} `)) ?? '';
  return [...found.matchAll(/'(sha256-[A-Za-z0-9+/]{43}=)'/g)].map(([, hash = '']) => hash);
}

function quoted(hashes: readonly string[]): string {
  return hashes.map((hash) => ` '${hash}'`).join('');
}
