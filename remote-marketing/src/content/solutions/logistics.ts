import { LogisticsScene } from '../../scenes/solutions/logistics-scene';
import type { Solution } from '../schema/solutions';

export const logistics: Solution = {
  slug: 'cross-border-logistics',
  name: '跨境物流',
  phrases: ['哪一单停了，', '你先知道。'],
  lead: '几家承运商的轨迹成批查一遍，统一成七个环节。停得太久的挑出来，带着原因和说明草稿。',
  Scene: LogisticsScene,
  sections: [
    { of: 'flow', title: ['每两小时，', '它走这六步'] },
    { of: 'access', title: ['轨迹只读，', '说明只存草稿'] },
    { of: 'day', title: ['逐单去查，', '或只看停住的'] },
    { of: 'cases', title: ['挨着仓库的', '三件事'] },
  ],
  today: [
    { name: '登录各家官网', words: '五个账号，五种页面', span: 3 },
    { name: '一单一单查', words: '先查问得急的', span: 5 },
    { name: '抄到异常表', words: '写法各不一样', span: 2 },
    { name: '回买家', words: '多半已经在投诉', span: 2 },
  ],
  automated: [
    { name: '全部查一遍', words: '每 2 小时', span: 3 },
    { name: '按时限挑出停住的', words: '分线路', span: 2 },
    { name: '看清单、点确认', words: '发之前由人看', span: 2, byPerson: true },
  ],
  steps: [
    '取出未签收的运单',
    '按承运商分组去查',
    '统一成七个环节',
    '对照线路时限',
    '起草给买家的说明',
    '通知对应的客服',
  ],
  running: 3,
  rule: {
    name: '时限　·　美国空派',
    words: '清关环节停满 48 小时，且轨迹里有“待补资料”',
    result: '归到“缺资料”，交给单证组',
  },
  exceptions: {
    file: '异常表.xlsx',
    columns: ['运单', '停在', '停了多久', '原因', '下一步'],
    rows: [
      ['YS-30640', '进口清关', '53 小时', '缺收件人税号', '起草说明'],
      ['YS-30588', '末端派送', '派送失败 1\u00a0次', '地址缺门牌号', '请买家\u200b补地址'],
      ['YS-30571', '干线', '96 小时', '航班取消', '通知\u200b新的到货日'],
      ['YS-30519', '退回', '已签\u200b退回单', '收件人拒收', '登记退件'],
    ],
  },
  access: [
    { system: '店铺后台', reads: true, writes: false, what: '订单号、收件地区、承诺时间' },
    { system: '承运商官网', reads: true, writes: false, what: '轨迹、签收与退回状态' },
    { system: '运单系统', reads: true, writes: true, what: '运单号；写回所在环节' },
    { system: '异常表', reads: false, writes: true, what: '单号、停了多久、原因、谁来办' },
    { system: '客服群', reads: false, writes: true, what: '提醒与说明草稿，不直接发给买家' },
  ],
  cases: ['stalled-parcels', 'freight-audit', 'shipping-papers'],
  closing: ['先查一遍', '手里的单。'],
  closingLead: '拿一张今天的运单表跑一次，看它挑出来的是不是你会担心的那几单。',
};
