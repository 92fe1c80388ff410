import type { SiteConfig } from '@shared/contract/config';
import { outside } from '../header/navigation';

interface SiteMapColumn {
  title: string;
  links: readonly { name: string; link: string; blank?: boolean }[];
}

/** The footer's columns: every page that a visitor may look for by name. */
export function siteMap({ brand, links }: Pick<SiteConfig, 'brand' | 'links'>): readonly SiteMapColumn[] {
  return [
    {
      title: '产品',
      links: [
        { name: brand.client, link: '/product/' },
        { name: 'AI 与自动化', link: '/ai/' },
        { name: 'AI Power', link: '/ai-power/' },
        { name: 'AI Weave', link: '/ai-weave/' },
        { name: '数据连接器', link: '/connector/' },
        { name: '员工优选', link: '/employee/' },
        { name: '下载客户端', link: '/client-download/' },
        { name: '版本与购买', link: '/buy/' },
      ],
    },
    {
      title: '解决方案',
      links: [
        { name: '达人营销', link: '/solution/cross-border-influencer-marketing/' },
        { name: '广告投放', link: '/solution/cross-border-advertising/' },
        { name: '跨境财务', link: '/solution/cross-border-finance/' },
        { name: '跨境店铺运营', link: '/solution/cross-border-operations/' },
        { name: '跨境物流', link: '/solution/cross-border-logistics/' },
        { name: '国内店铺运营', link: '/solution/domestic-shop-operations/' },
        { name: '小微企业', link: '/micro_enterprise/' },
      ],
    },
    {
      title: '学习与社区',
      links: [
        { name: '社区问答', link: '/community/homePage' },
        { name: '帮助中心', link: '/qa/' },
        { name: '全站搜索', link: '/search/' },
        { name: '教育', link: '/education/' },
        { name: '个人等级证书', link: '/certificate/' },
        { name: '开放日', link: '/open_day/' },
        { name: '征集大赛', link: '/rpa_awards/' },
        { name: '用户故事漫画', link: '/comics/' },
        ...outside(links.talks, { name: '学习分享' }),
        ...outside(links.academy, { name: '学院' }),
      ],
    },
    {
      title: '公司',
      links: [
        { name: '关于我们', link: '/about_us/' },
        { name: '客户案例', link: '/case/list/' },
        { name: '合作伙伴', link: '/partner/' },
        { name: '给我们留言', link: '/contactus/#type=contactus' },
        { name: '隐私说明', link: '/privacy/' },
      ],
    },
  ];
}
