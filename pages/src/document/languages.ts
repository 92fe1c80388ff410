import type { PackageRoute } from '@shared/contract/release';

/** A page in a language, as `hreflang` names it. */
export interface PageLanguage {
  lang: string;
  /** A path below the base path. */
  path: string;
}

/** The page at a path in each of its languages, and for who reads none of them; empty where it has one alone. */
export function languagesAt(routes: readonly PackageRoute[], path: string): PageLanguage[] {
  const own = routes.find(({ pattern }) => slashed(pattern) === path);
  const original = own?.translates ?? own?.pattern;
  const others = routes.filter(({ translates }) => translates !== undefined && translates === original);
  if (original === undefined || others.length === 0) return [];
  const pages = [
    { lang: 'zh-CN', pattern: original },
    ...others.map(({ lang = 'zh-CN', pattern }) => ({ lang, pattern })),
    { lang: 'x-default', pattern: original },
  ];
  return pages.map(({ lang, pattern }) => ({ lang, path: slashed(pattern) }));
}

function slashed(pattern: string): string {
  return pattern.endsWith('/') ? pattern : `${pattern}/`;
}
