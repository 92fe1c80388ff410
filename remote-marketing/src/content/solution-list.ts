import type { SolutionSummary } from './schema/solutions';

export const solutionList: readonly SolutionSummary[] = [
  {
    slug: 'cross-border-operations',
    name: '店铺运营',
    market: '跨境',
    today: '一早登十来个后台，把数字一格格抄进日报',
    automated: '开工前取好各店数据，拼成一张表，异常先圈出来',
  },
  {
    slug: 'cross-border-advertising',
    name: '广告投放',
    market: '跨境',
    today: '隔一会儿刷新一次花费，夜里超了早上才知道',
    automated: '每小时看一遍花费，碰线先停，再请人决定',
  },
  {
    slug: 'cross-border-influencer-marketing',
    name: '达人营销',
    market: '跨境',
    today: '翻主页、抄邮箱、写邀约，寄没寄样靠记性',
    automated: '按条件筛出名单，邀约先起草，寄样和回复有人催',
  },
  {
    slug: 'cross-border-logistics',
    name: '跨境物流',
    market: '跨境',
    today: '运单一条条查，买家来问才发现停了三天',
    automated: '成批查轨迹，停住的单先到客服手里',
  },
  {
    slug: 'cross-border-finance',
    name: '跨境财务',
    market: '跨境',
    today: '结算单、汇率、银行流水，攒到月底一起对',
    automated: '每天对一遍，月底只剩对不上的那几笔',
  },
  {
    slug: 'domestic-shop-operations',
    name: '国内店铺',
    market: '国内',
    today: '上新、改价、回评价，同样的页面点上百次',
    automated: '照着表格成批上新改价，评价先分好类再回',
  },
];
