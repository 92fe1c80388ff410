import type { SiteRoute } from '@shared/contract/release';

/** The language of what stands around a page: the page's own. */
export type FrameLanguage = 'zh-CN' | 'en';

/** The first page in each language. */
const homes: Readonly<Record<FrameLanguage, string>> = { 'zh-CN': '/', en: '/en/' };

const words = {
  'zh-CN': {
    skip: '跳到正文',
    home: '首页',
    call: '拨打',
    navigation: '主导航',
    menu: '菜单',
    map: '网站地图',
    other: 'English',
  },
  en: {
    skip: 'Skip to content',
    home: 'home',
    call: 'Call',
    navigation: 'Main',
    menu: 'Menu',
    map: 'Site map',
    other: '中文',
  },
} as const;

/** What the frame says beside its content, and the way to the page in the other language. */
export function frameWords(lang: FrameLanguage = 'zh-CN', translates?: SiteRoute['translates']) {
  const other: FrameLanguage = lang === 'en' ? 'zh-CN' : 'en';
  const link = translates === undefined ? homes[other] : translates.replace(/\/?$/, '/');
  return { ...words[lang], lang, homeLink: homes[lang], other: { name: words[lang].other, lang: other, link } };
}

export type FrameWords = ReturnType<typeof frameWords>;

/** The language of a page of this site where it is another one than that of the page with the link. */
export function otherLanguage(link: string, lang: FrameLanguage): FrameLanguage | undefined {
  const there = link.startsWith(homes.en) ? 'en' : 'zh-CN';
  return link.startsWith('/') && there !== lang ? there : undefined;
}
