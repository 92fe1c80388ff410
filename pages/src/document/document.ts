import type { PageHead } from '@shared/contract';
import { MOBILE_MAX_WIDTH, type SiteConfig, documentTitle, sitePath } from '@shared/contract/config';
import type { ComposedFrame, InlineStyle, PageData, SharePicture, SiteRoute } from '@shared/contract/release';
import { type MarkupElement, readElements } from '@shared/markup';
import { jsonLd, wholeAddress } from './json-ld';
import type { PageLanguage } from './languages';
import { hashOf, metaPolicy, pagePolicy } from './policy';

/** The brand alone, for pages without a picture of their own. */
const siteSharePicture: SharePicture = { address: '/share.png', width: 1200, height: 630 };

/** A picture that is asked for before the content that shows it is read: the attributes of its `link`. */
export type EarlyPicture = Readonly<Partial<Record<(typeof PICTURE_ATTRIBUTES)[number], string>>>;

/** Attributes in the order in which they are written. */
export const PICTURE_ATTRIBUTES = ['href', 'imagesrcset', 'imagesizes', 'type', 'media', 'fetchpriority'] as const;

/** Characters from `start` on, up to `end`, which is not among them. */
export interface Range {
  start: number;
  end: number;
}

export interface ComposedDocument {
  html: string;
  /** Hashes of the inline scripts. */
  scripts: readonly string[];
  /** Range of the slot's content, and the sheets that were put into it. */
  slot: Range;
  sheets: Range | null;
}

export interface DocumentParts {
  config: SiteConfig;
  head: PageHead;
  data: PageData;
  styles: readonly InlineStyle[];
  starter: string;
  /** Pictures that the content asks for early. */
  pictures: readonly EarlyPicture[];
  canonicalPath: string;
  /** The page's own language where it is not Chinese, and the page in each that it has. */
  lang?: SiteRoute['lang'];
  languages?: readonly PageLanguage[];
  sharePicture?: SharePicture | undefined;
  /** Markup in `<body>` around the content of the slot. */
  frame: Pick<ComposedFrame, 'before' | 'after'>;
  /** The slot's. */
  content: string;
  /** Files to ask for early: an eager page's scripts. */
  preload: readonly { url: string; integrity: string }[];
  /** Whether scripts, data and sheets are left empty: the same elements, for who reads them by a parser. */
  isOutline?: boolean;
}

/**
 * Writes a complete HTML page (docs/architecture.md rule 5): nothing in it blocks the first paint or requests a file before it.
 * The starter and what it reads are a tenth of the page, more where public data is in it, and come after its content; only the line
 * that leads a visitor of the other device away comes before.
 */
export function renderDocument(parts: DocumentParts): ComposedDocument {
  const { config, styles, starter, data, isOutline = false } = parts;
  const raw = (content: string) => (isOutline ? '' : content);
  const away = data.otherDevice ? [leadAway(config, data.otherDevice)] : [];
  const atEnd = [
    ...parts.preload.map(
      ({ url, integrity }) =>
        `<link rel="preload" as="script" href="${attribute(url)}" integrity="${attribute(integrity)}" crossorigin fetchpriority="low">`,
    ),
    `<script type="application/json" id="site-config">${raw(json(config))}</script>`,
    `<script type="application/json" id="page-data">${raw(json(data))}</script>`,
    `<script>${raw(starter)}</script>`,
  ].join('');
  const scripts = [starter, ...away].map(hashOf);
  const policy = metaPolicy(pagePolicy(config, scripts), {
    scripts,
    styles: styles.map(({ css }) => hashOf(css)),
  });
  const sheet = ({ href, css }: InlineStyle) => `<style data-href="${attribute(href)}">${raw(css)}</style>`;
  const placed = placeStyles(parts.content, styles, sheet);
  const before = [
    `<!doctype html><html lang="${parts.lang ?? 'zh-CN'}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${attribute(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    ...headTags(parts),
    ...jsonLd(config, parts.canonicalPath, parts.head).map(
      (block) =>
        `<script type="application/ld+json">${raw(json({ '@context': 'https://schema.org', ...block }))}</script>`,
    ),
    ...away.map((code) => `<script>${raw(code)}</script>`),
    placed.head,
    `</head><body>${parts.frame.before}`,
  ].join('');
  const start = before.length;
  const { content, sheets } = placed;
  return {
    html: `${before}${content}${parts.frame.after}${atEnd}</body></html>\n`,
    scripts,
    slot: { start, end: start + content.length },
    sheets: sheets && { start: start + sheets.start, end: start + sheets.end },
  };
}

/** The inline script that takes a visitor of the other device to their page, before anything of this one is drawn. */
function leadAway(config: SiteConfig, { path, mobile }: NonNullable<PageData['otherDevice']>): string {
  const to = json(sitePath(config, path));
  return `if(matchMedia("(max-width:${MOBILE_MAX_WIDTH}px)").matches===${mobile})location.replace(${to}+location.search+location.hash)`;
}

/**
 * Styles of static regions are in the first one where that comes after the page's heading: what is seen first does not wait for
 * them (docs/decisions/004-first-paint.md). Hydration leaves the children of a region alone. What is found here is no
 * proof of where they stand: `checkDocument` reads the whole page afterwards.
 */
function placeStyles(
  content: string,
  styles: readonly InlineStyle[],
  sheet: (style: InlineStyle) => string,
): { head: string; content: string; sheets: Range | null } {
  const tags = (some: readonly InlineStyle[]) => some.map(sheet).join('');
  const ofRegions = styles.filter((style) => style.ofRegions);
  const above = ofRegions.length > 0 ? readElements(content, { until: isRegion }) : [];
  const region = above.at(-1);
  const isBelowHeading = above.some(({ name, end }) => name === 'h1' && region && end <= region.start);
  if (!region || !isRegion(region) || !isBelowHeading) return { head: tags(styles), content, sheets: null };
  const [at, sheets] = [region.contentStart, tags(ofRegions)];
  return {
    head: tags(styles.filter((style) => !style.ofRegions)),
    content: content.slice(0, at) + sheets + content.slice(at),
    sheets: { start: at, end: at + sheets.length },
  };
}

function isRegion({ attributes }: MarkupElement): boolean {
  return 'data-static' in attributes;
}

function headTags(parts: DocumentParts): string[] {
  const { config, head, canonicalPath, lang, languages = [], pictures, sharePicture } = parts;
  const title = documentTitle(config, canonicalPath, head.title);
  const canonical = config.origin + sitePath(config, canonicalPath);
  return [
    `<title>${text(title)}</title>`,
    `<meta name="description" content="${attribute(head.description)}">`,
    head.noIndex ? '<meta name="robots" content="noindex">' : `<link rel="canonical" href="${attribute(canonical)}">`,
    ...(head.noIndex ? [] : languages).map(
      (other) =>
        `<link rel="alternate" hreflang="${other.lang}" href="${attribute(config.origin + sitePath(config, other.path))}">`,
    ),
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
    property('og:locale', lang === 'en' ? 'en_US' : 'zh_CN'),
    ...pictures.map(earlyPicture),
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
    '<meta name="twitter:card" content="summary_large_image">',
    ...(image ? [] : [property('og:image:width', String(width)), property('og:image:height', String(height))]),
    property('og:image:alt', own ? title : config.brand.name),
  ];
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${attribute(content)}">`;
}

function earlyPicture(picture: EarlyPicture): string {
  const attributes = PICTURE_ATTRIBUTES.map((name) => {
    const value = picture[name];
    return value === undefined ? '' : ` ${name}="${attribute(value)}"`;
  });
  return `<link rel="preload" as="image"${attributes.join('')}>`;
}

/** JSON that cannot end the element it is in. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function attribute(value: string): string {
  return text(value).replaceAll('"', '&quot;');
}
