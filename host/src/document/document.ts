import { createHash } from 'node:crypto';
import type { PageHead } from '@shared/contract';
import { type SiteConfig, sitePath } from '@shared/contract/config';
import { MOBILE_MAX_WIDTH } from '../device-redirect';
import { documentTitle } from './document-title';
import { jsonLd, wholeAddress } from './json-ld';
import type { InlineStyle, PageData, SharePicture } from '@shared/contract/release';
import { type MarkupElement, readElements } from '@shared/markup';

/** For pages without a picture of their own: the brand alone. */
const siteSharePicture: SharePicture = { address: '/share.png', width: 1200, height: 630 };

export interface DocumentParts {
  config: SiteConfig;
  head: PageHead;
  data: PageData;
  styles: readonly InlineStyle[];
  /** The inline starter's code. */
  starter: string;
  /** Tags that React puts before a fragment, and the tags of icons. */
  extraHead: string;
  canonicalPath: string;
  sharePicture?: SharePicture | undefined;
  body: string;
  /** Files to ask for early: an eager page's scripts. */
  preload: readonly { url: string; integrity: string }[];
}

/**
 * One complete HTML page (docs/architecture.md rule 5): nothing in it blocks the first paint or requests a file before it.
 * The starter and what it reads are a tenth of the page, more where public data is in it, and come after its content; only the line
 * that leads a visitor of the other device away comes before.
 */
export function renderDocument(parts: DocumentParts): string {
  const { config, styles, starter, data } = parts;
  const away = data.otherDevice ? [leadAway(config, data.otherDevice)] : [];
  const atEnd = [
    ...parts.preload.map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" href="${attribute(url)}" integrity="${attribute(integrity)}" crossorigin fetchpriority="low">`,
    ),
    dataBlock('site-config', config),
    dataBlock('page-data', data),
    `<script>${starter}</script>`,
  ].join('');
  const policy = contentSecurityPolicy(
    config,
    [starter, ...away],
    styles.map((style) => style.css),
  );
  const placed = placeStyles(parts.body, styles);
  return [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...headTags(parts),
    ...away.map((code) => `<script>${code}</script>`),
    placed.styles,
    `</head><body>${placed.body}${atEnd}</body></html>\n`,
  ].join('');
}

/** The inline script that takes a visitor of the other device to their page, before anything of this one is drawn. */
function leadAway(config: SiteConfig, { path, mobile }: NonNullable<PageData['otherDevice']>): string {
  const to = json(sitePath(config, path));
  return `if(matchMedia("(max-width:${MOBILE_MAX_WIDTH}px)").matches===${mobile})location.replace(${to}+location.search+location.hash)`;
}

/**
 * Styles of static regions are in the first one where that comes after the page's heading: what is seen first does not wait for
 * them (docs/decisions/016-styles-where-they-are-needed.md). Hydration leaves the children of a region alone.
 */
function placeStyles(body: string, styles: readonly InlineStyle[]): { styles: string; body: string } {
  const tags = (some: readonly InlineStyle[]) =>
    some.map(({ href, css }) => `<style data-href="${attribute(href)}">${css}</style>`).join('');
  const ofRegions = styles.filter((style) => style.ofRegions);
  const above = ofRegions.length > 0 ? readElements(body, { until: isRegion }) : [];
  const region = above.at(-1);
  const isBelowHeading = above.some(({ name, end }) => name === 'h1' && region && end <= region.start);
  if (!region || !isRegion(region) || !isBelowHeading) return { styles: tags(styles), body };
  const at = region.contentStart;
  return {
    styles: tags(styles.filter((style) => !style.ofRegions)),
    body: body.slice(0, at) + tags(ofRegions) + body.slice(at),
  };
}

function isRegion({ attributes }: MarkupElement): boolean {
  return 'data-static' in attributes;
}

function headTags({ config, head, canonicalPath, extraHead, sharePicture }: DocumentParts): string[] {
  const title = documentTitle(config, canonicalPath, head.title);
  const canonical = config.origin + sitePath(config, canonicalPath);
  return [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    head.noIndex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${attribute(canonical)}">`,
    '<meta name="theme-color" content="#053434">',
    `<link rel="icon" href="${attribute(sitePath(config, '/icon.svg'))}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${attribute(sitePath(config, '/icon-180.png'))}">`,
    `<link rel="manifest" href="${attribute(sitePath(config, '/site.webmanifest'))}">`,
    property('og:type', 'website'),
    property('og:site_name', config.brand.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', canonical),
    ...imageTags(config, head, { title, picture: sharePicture }),
    property('og:locale', 'zh_CN'),
    extraHead,
    ...jsonLd(config, head).map(
      (block) => `<script type="application/ld+json">${json({ '@context': 'https://schema.org', ...block })}</script>`,
    ),
  ];
}

/** A picture that the page names itself comes first; only of the others is the size known. */
function imageTags(
  config: SiteConfig,
  { image }: PageHead,
  { title, picture }: { title: string; picture: SharePicture | undefined },
): string[] {
  const { address, width, height } = picture ?? siteSharePicture;
  const own = image ?? picture?.address;
  return [
    property('og:image', wholeAddress(config, image ?? address)),
    ...(image ? [] : [property('og:image:width', String(width)), property('og:image:height', String(height))]),
    property('og:image:alt', own ? title : config.brand.name),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${attribute(content)}">`;
}

/** What the page may load and run. `frame-ancestors` and the like are in response headers, where alone they work. */
function contentSecurityPolicy(config: SiteConfig, scripts: readonly string[], styles: readonly string[]): string {
  const outside = [config.apiBaseUrl, config.downloadLinkUrl, config.telemetryUrl, config.filesUrl ?? '']
    .filter((address) => address.startsWith('http'))
    .map((address) => new URL(address).origin);
  const self = ["'self'", ...new Set(outside)].join(' ');
  const hashes = (contents: readonly string[]) => contents.map((content) => ` '${sha256(content)}'`).join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(scripts)}`,
    `style-src 'self'${hashes(styles)}`,
    `img-src ${self} data: blob:`,
    `connect-src ${self}`,
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

function sha256(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${json(value)}</script>`;
}

/** JSON that cannot end the element it is in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
