import type { Dye, Weave } from 'shared/ui';
import type { CaseDepartment, CaseType } from './case-types';

/** What lists show of a case; the case itself is `<id>.mdx`. All of them are samples. */
export interface CaseCard {
  type: CaseType;
  id: string;
  department: CaseDepartment;
  title: readonly [string, string];
  summary: string;
  /** When the flow runs. */
  cadence: string;
  steps: number;
  weave: Weave;
  dye: Dye;
}

export const caseCards: readonly CaseCard[] = [
  {
    type: 'cross-border',
    id: 'daily-reconciliation',
    department: '财务部',
    title: ['月底的账，', '拆到每一天'],
    summary: '四个平台的结算单每天取一次、对一次，月底只剩对不上的那几笔要人看。',
    cadence: '每天 7:00',
    steps: 6,
    weave: 'plain',
    dye: 'rpa',
  },
  {
    type: 'cross-border',
    id: 'creator-samples',
    department: '运营部',
    title: ['达人寄样，', '不再靠记性'],
    summary: '谁回了信、谁收了样、谁该催稿，从邮箱和物流里取回来，写进同一张表。',
    cadence: '每天 2 次',
    steps: 7,
    weave: 'satin',
    dye: 'employee',
  },
  {
    type: 'cross-border',
    id: 'night-ad-guard',
    department: '运营部',
    title: ['广告花费，', '夜里也有人看'],
    summary: '每小时取一次花费，碰到当日上限先暂停，第二天早上请人决定要不要放开。',
    cadence: '每小时',
    steps: 5,
    weave: 'twill',
    dye: 'weave',
  },
  {
    type: 'apparel',
    id: 'morning-report',
    department: '运营部',
    title: ['八家店的日报，', '开工前到群'],
    summary: '逐店取昨日数据，拼成一张表，掉得多的店标出来，九点前发进运营群。',
    cadence: '每天 8:20',
    steps: 7,
    weave: 'basket',
    dye: 'connector',
  },
  {
    type: 'apparel',
    id: 'size-exchange',
    department: '客服部',
    title: ['换码申请，', '查好库存再答'],
    summary: '读申请、查目标尺码的库存、起草回复；没有货的才转给客服商量。',
    cadence: '每 30 分钟',
    steps: 6,
    weave: 'jacquard',
    dye: 'power',
  },
  {
    type: 'home',
    id: 'shipping-papers',
    department: '仓储部',
    title: ['面单、出库、', '通知一次走完'],
    summary: '有新订单就打面单、开出库单、给买家发通知，大件另排一张装车顺序。',
    cadence: '有新订单时',
    steps: 8,
    weave: 'basket',
    dye: 'connector',
  },
  {
    type: 'home',
    id: 'review-sorting',
    department: '客服部',
    title: ['差评归好类，', '原因排在前面'],
    summary: '三个平台的评价取回来，按破损、色差、安装、物流分开，每周出一份原因表。',
    cadence: '每天 1 次',
    steps: 5,
    weave: 'jacquard',
    dye: 'power',
  },
  {
    type: 'logistics',
    id: 'stalled-parcels',
    department: '客服部',
    title: ['停住的包裹，', '先一步知道'],
    summary: '成批查轨迹，超过时限没有动的单列出来，附上原因和给收件人的说明草稿。',
    cadence: '每 2 小时',
    steps: 6,
    weave: 'herringbone',
    dye: 'education',
  },
  {
    type: 'logistics',
    id: 'freight-audit',
    department: '财务部',
    title: ['运费账单，', '逐单重算一遍'],
    summary: '按合同价重算每一单的运费，和承运商的账单比对，差额写明出在重量还是分区。',
    cadence: '每周一',
    steps: 6,
    weave: 'plain',
    dye: 'rpa',
  },
  {
    type: 'manufacturing',
    id: 'first-day-accounts',
    department: '人事部',
    title: ['入职当天，', '账号已经开好'],
    summary: '录用名单一确认，邮箱、门禁、部门群、考勤依次建好，缺材料的当天提醒。',
    cadence: '有录用时',
    steps: 9,
    weave: 'satin',
    dye: 'employee',
  },
  {
    type: 'manufacturing',
    id: 'supplier-quotes',
    department: '采购部',
    title: ['各家报价，', '收成一张表'],
    summary: '从邮件附件里读出品名、单价、交期，对齐到询价单，缺项的自动去信补问。',
    cadence: '每天 3 次',
    steps: 6,
    weave: 'twill',
    dye: 'weave',
  },
  {
    type: 'services',
    id: 'invoice-check',
    department: '财务部',
    title: ['发票逐张验，', '人看存疑的'],
    summary: '收邮件、认字段、去查验平台逐张核对、登记台账，查不到的单独列给经办人。',
    cadence: '每天 4 次',
    steps: 7,
    weave: 'plain',
    dye: 'rpa',
  },
];

export function caseHref({ type, id }: Pick<CaseCard, 'type' | 'id'>): string {
  return `/case/detail/${type}/${id}/`;
}

export function findCase(type: string | undefined, id: string | undefined): CaseCard | undefined {
  return caseCards.find((card) => card.type === type && card.id === id);
}
