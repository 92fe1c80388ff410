import type { SiteConfig } from '@shared/contract/config';
import type { Dye, Weave } from '@shared/ui';

/** The weave that stands for an entry; each product has its own. */
export interface NavigationIcon {
  weave: Weave;
  dye: Dye;
}

const icons = {
  rpa: { weave: 'plain', dye: 'rpa' },
  power: { weave: 'jacquard', dye: 'power' },
  weave: { weave: 'twill', dye: 'weave' },
  connector: { weave: 'basket', dye: 'connector' },
  employee: { weave: 'satin', dye: 'employee' },
  education: { weave: 'herringbone', dye: 'education' },
  community: { weave: 'jacquard', dye: 'rpa' },
  help: { weave: 'plain', dye: 'connector' },
} as const satisfies Record<string, NavigationIcon>;

/** A navigation entry (docs/requirements.md section 3). */
export interface NavigationEntry {
  name: string;
  desc?: string;
  icon?: NavigationIcon;
  /** A path below the base path, or an address of another site. */
  link: string;
  tip?: string;
  /** Opens in a new tab. */
  blank?: boolean;
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

export const contactEntry: NavigationEntry = { name: '给我们留言', link: '/contactus/#type=contactus' };
export const myEntry: NavigationEntry = { name: '我的', link: '/my/' };
export const downloadEntry: NavigationEntry = { name: '免费下载', link: '/client-download/' };

export function isMenu(item: NavigationItem): item is NavigationMenu {
  return 'entries' in item;
}

/** The desktop header between logo and actions, in order (docs/requirements.md section 2). */
export function desktopNavigation(config: Pick<SiteConfig, 'links' | 'brand'>): readonly NavigationItem[] {
  return [
    { name: '产品', wide: true, entries: productEntries(config) },
    { name: '客户案例', link: '/case/list/', section: '/case/' },
    ...outside(config.links.talks, { name: '学习分享' }),
    { name: '教育', link: '/education/', blank: true },
    { name: 'AI Power', link: '/ai-power/', tip: '新', blank: true },
    { name: '关于我们', link: '/about_us/' },
    { name: '资源', wide: false, entries: resourceEntries(config) },
  ];
}

/** The mobile menu (docs/requirements.md section 2). */
export const mobileNavigation: readonly NavigationEntry[] = [
  { name: '首页', link: '/' },
  { name: '产品介绍', link: '/product/' },
  { name: '客户案例', link: '/case/list/', section: '/case/' },
  { name: '关于我们', link: '/about_us/' },
];

/** An entry that leads to another site; none where the site's configuration names none. */
export function outside<Entry>(
  link: string | undefined,
  entry: Entry,
): readonly (Entry & { link: string; blank: true })[] {
  return link === undefined ? [] : [{ ...entry, link, blank: true }];
}

function productEntries({ brand }: Pick<SiteConfig, 'brand'>): readonly NavigationEntry[] {
  return [
    { name: brand.client, desc: '录制或拖拽，搭出在电脑上自己跑的流程', icon: icons.rpa, link: '/product/' },
    {
      name: 'AI Power',
      desc: '把资料和模型接起来，做成能用的 AI 应用',
      icon: icons.power,
      link: '/ai-power/',
      tip: '新',
    },
    { name: '数据连接器', desc: '把各电商平台的数据按时取回一张表', icon: icons.connector, link: '/connector/' },
    { name: 'AI Weave', desc: '一边写代码，一边看流程，AI 在旁补全', icon: icons.weave, link: '/ai-weave/' },
    { name: '员工优选', desc: '一个人先用起来，IT 统一管权限', icon: icons.employee, link: '/employee/' },
    { name: '教育', desc: '按级别学课程，考取个人等级证书', icon: icons.education, link: '/education/' },
    { name: '版本说明与购买', desc: '各版本有什么、没有什么，逐项对照', link: '/buy/', withBottomLine: true },
  ];
}

function resourceEntries({ links }: Pick<SiteConfig, 'links'>): readonly NavigationEntry[] {
  return [
    {
      name: '社区',
      desc: '提问、回答，官方推荐的答案排在前面',
      icon: icons.community,
      link: '/community/homePage?from=mainEntrance',
      section: '/community/',
    },
    ...outside(links.academy, { name: '学院', desc: '视频课与练习，打开外部站点', icon: icons.education }),
    { name: '帮助中心', desc: '按关键词找文章', icon: icons.help, link: '/qa/', section: '/qa/' },
    { name: '征集大赛', desc: '提交你的流程作品', icon: icons.employee, link: '/rpa_awards/', section: '/rpa_awards/' },
    { name: '用户故事漫画', desc: '看别人怎样用起来', icon: icons.weave, link: '/comics/', section: '/comics/' },
  ];
}
