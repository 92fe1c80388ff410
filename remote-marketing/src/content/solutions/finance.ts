import { FinanceScene } from '../../scenes/solutions/finance-scene';
import type { Solution } from '../schema/solutions';

export const finance: Solution = {
  slug: 'cross-border-finance',
  name: '跨境财务',
  phrases: ['三本账，', '每天对齐一次。'],
  lead: '订单、结算单、银行流水按订单号和批次对上。对得上的归档，对不上的写明差在哪儿。',
  Scene: FinanceScene,
  sections: [
    { of: 'access', title: ['先看清，', '碰哪四个系统'] },
    { of: 'flow', title: ['从三处来，', '到一张表去'] },
    { of: 'day', title: ['月底的一天，', '摊到每天早上'] },
    { of: 'cases', title: ['同样要对数的', '三件事'] },
  ],
  today: [
    { name: '下载各平台结算单', words: '月底一起下', span: 2 },
    { name: '改成一个格式', words: '列名各不同', span: 3 },
    { name: '逐笔勾', words: '勾到眼花', span: 5 },
    { name: '找差额', words: '隔了一个月才找', span: 2 },
  ],
  automated: [
    { name: '取数、对齐', words: '每天早上', span: 2 },
    { name: '差额归类', words: '费、汇、退', span: 1 },
    { name: '判断那几笔', words: '隔天就找得到原因', span: 3, byPerson: true },
  ],
  steps: ['取结算单与批次', '取订单与退款', '取银行到账', '按批次、再按订单对齐', '差额归到费、汇、退', '生成凭证草稿'],
  running: 4,
  rule: { name: '归类　·　汇率差', words: '折算差在结算日与到账日汇率之间', result: '记为汇兑损益，不进待查' },
  exceptions: {
    file: '差额表.xlsx',
    columns: ['订单', '差额', '差在', '依据', '下一步'],
    rows: [
      ['#4131', '−2.23', '汇率差', '7.18 与 7.13 之间', '记汇兑\u200b损益'],
      ['#4133', '−88.00', '退款', '平台退款单', '冲减收入'],
      ['#4098', '−1.60', '平台费', '佣金按新费率', '记平台\u200b费用'],
      ['#4077', '+12.00', '看不准', '没有对应的订单', '请会计看'],
    ],
  },
  access: [
    { system: '店铺后台', reads: true, writes: false, what: '结算单、批次、平台费用' },
    { system: '订单系统', reads: true, writes: true, what: '订单与退款；写回已对账' },
    { system: '网银', reads: true, writes: false, what: '到账流水，只读账号' },
    { system: '财务软件', reads: false, writes: true, what: '凭证草稿，由会计审核后入账' },
  ],
  cases: ['daily-reconciliation', 'invoice-check', 'freight-audit'],
  closing: ['从昨天的', '那一批对起。'],
  closingLead: '先接一个平台、一个账户，连对一周，再接下一个。',
};
