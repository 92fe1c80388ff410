import type { SiteConfig } from '@shared/contract/config';
import type { Dye, Weave } from '@shared/ui';
import footerEnglish from '../content/footer-en.json';
import footerShipped from '../content/footer.json';
import navigationEnglish from '../content/navigation-en.json';
import navigationShipped from '../content/navigation.json';
import { type FrameLanguage, otherLanguage } from '../frame-language';

/** The weave that stands for an entry; each product has its own. */
export interface NavigationIcon {
  weave: Weave;
  dye: Dye;
}

const icons: Readonly<Record<string, NavigationIcon>> = {
  rpa: { weave: 'plain', dye: 'rpa' },
  power: { weave: 'jacquard', dye: 'power' },
  weave: { weave: 'twill', dye: 'weave' },
  connector: { weave: 'basket', dye: 'connector' },
  employee: { weave: 'satin', dye: 'employee' },
  education: { weave: 'herringbone', dye: 'education' },
  community: { weave: 'jacquard', dye: 'rpa' },
  help: { weave: 'plain', dye: 'connector' },
};

/** A link as it is written: one without an address leads nowhere, and is left out. */
interface WrittenLink {
  name: string;
  /** A path below the base path. */
  link?: string;
  /** Another site that the configuration names, in place of `link`. */
  outside?: string;
  /** Opens in a new tab. */
  blank?: boolean;
}

interface WrittenEntry extends WrittenLink {
  desc?: string;
  icon?: string;
  tip?: string;
  withBottomLine?: boolean;
  section?: string;
  wide?: boolean;
  entries?: readonly WrittenEntry[];
}

/** What the host shows on every page, as it ships it or as it was published. */
export interface FrameContent {
  lang: FrameLanguage;
  navigation: {
    desktop: readonly WrittenEntry[];
    mobile: readonly WrittenEntry[];
    contact: WrittenEntry;
    download: WrittenEntry;
    /** The way to what is the visitor's own; none in English: it is in Chinese. */
    mine?: WrittenEntry;
  };
  footer: {
    columns: readonly { title: string; links: readonly WrittenLink[] }[];
    below: readonly WrittenLink[];
  };
}

export interface FrameLink {
  name: string;
  /** A path below the base path, or an address of another site. */
  link: string;
  blank?: boolean;
  /** The language of what it leads to, where that is another one. */
  hrefLang?: string | undefined;
}

/** A navigation entry (docs/requirements.md section 3). */
export interface NavigationEntry extends FrameLink {
  desc?: string;
  icon?: NavigationIcon | undefined;
  tip?: string;
  /** Whether it stands in the menu's last row, under a line. */
  withBottomLine?: boolean;
  /** Pages below this path belong to the entry too. */
  section?: string;
}

export interface NavigationMenu {
  name: string;
  wide: boolean;
  entries: readonly NavigationEntry[];
}

export type NavigationItem = NavigationEntry | NavigationMenu;

export interface Navigation {
  /** The desktop header between logo and actions, in order (docs/requirements.md section 2). */
  desktop: readonly NavigationItem[];
  /** The mobile menu (docs/requirements.md section 2). */
  mobile: readonly NavigationEntry[];
  /** Single entries; an empty list where one leads nowhere. */
  contact: readonly NavigationEntry[];
  download: readonly NavigationEntry[];
  mine: readonly NavigationEntry[];
}

type Config = Pick<SiteConfig, 'links' | 'brand'>;

export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'entries' in item;
}

/** What was published in a language, and what is shipped of the rest. */
export function frameContent(
  published: Readonly<Record<string, unknown>> = {},
  lang: FrameLanguage = 'zh-CN',
): FrameContent {
  const all = {
    navigation: navigationShipped,
    footer: footerShipped,
    'navigation-en': navigationEnglish,
    'footer-en': footerEnglish,
    ...(published as Partial<FrameContent>),
  };
  return lang === 'en'
    ? { lang, navigation: all['navigation-en'], footer: all['footer-en'] }
    : { lang, navigation: all.navigation, footer: all.footer };
}

export function navigationOf({ navigation, lang }: FrameContent, config: Config): Navigation {
  const entries = (written: readonly WrittenEntry[]) => written.flatMap((entry) => entryOf(entry, config, lang));
  const { desktop, mobile, contact, download, mine } = navigation;
  return {
    desktop: desktop.flatMap((item): readonly NavigationItem[] =>
      item.entries?.length
        ? [{ name: named(item, config), wide: item.wide ?? false, entries: entries(item.entries) }]
        : entries([item]),
    ),
    mobile: entries(mobile),
    contact: entries([contact]),
    download: entries([download]),
    mine: entries(mine ? [mine] : []),
  };
}

/** Links as they lead somewhere; one to another site that the configuration does not name is left out. */
export function linksOf(written: readonly WrittenLink[], config: Config, lang: FrameLanguage): FrameLink[] {
  return written.flatMap((one) => {
    const link =
      one.outside === undefined ? one.link : Object.entries(config.links).find(([id]) => id === one.outside)?.[1];
    const hrefLang = link && otherLanguage(link, lang);
    return link ? [{ name: named(one, config), link, hrefLang, blank: one.blank ?? false }] : [];
  });
}

function entryOf(
  { icon, entries: _entries, ...entry }: WrittenEntry,
  config: Config,
  lang: FrameLanguage,
): NavigationEntry[] {
  return linksOf([entry], config, lang).map((link) => ({
    ...entry,
    ...link,
    icon: icon === undefined ? undefined : icons[icon],
  }));
}

function named({ name }: WrittenLink, { brand }: Config): string {
  return name.replaceAll('{client}', brand.client);
}
