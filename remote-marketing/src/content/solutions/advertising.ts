import { AdvertisingScene } from '../../scenes/solutions/advertising-scene';
import type { Solution } from '../schema/solutions';

export const advertising: Solution = {
  slug: 'cross-border-advertising',
  name: '广告投放',
  phrases: ['花到哪一线，', '先停在那里。'],
  lead: '每小时把各账户的花费取回来，和预算线比一比。快到了提醒，到了先停，放不放开由人定。',
  Scene: AdvertisingScene,
  sections: [
    { of: 'flow', title: ['不睡的', '那双眼睛'] },
    { of: 'day', title: ['一天刷五六回，', '或到线才叫你'] },
    { of: 'access', title: ['广告后台里，', '只按暂停和恢复'] },
    { of: 'cases', title: ['挨着投放的', '三件事'] },
  ],
  today: [
    { name: '挨个账户刷新', words: '一天五六回', span: 4 },
    { name: '抄进花费表', words: '币种还要换', span: 3 },
    { name: '发现超了再停', words: '夜里没人看', span: 2 },
    { name: '写复盘', words: '靠回忆几点超的', span: 3 },
  ],
  automated: [
    { name: '取数、换算、比线', words: '每小时', span: 2 },
    { name: '碰线先停', words: '当场记下', span: 1 },
    { name: '放开或改线', words: '由投手决定', span: 2, byPerson: true },
    { name: '复盘自动成稿', words: '附每次动作', span: 2 },
  ],
  steps: [
    '取各计划这一小时的花费',
    '换成同一币种',
    '对照当日预算线',
    '八成提醒，碰线暂停',
    '请投手决定',
    '写进当日记录',
  ],
  running: 3,
  rule: {
    name: '预算线　·　新品测试组',
    words: '当日花费到 80 美元，或一小时内涨过平时 3 倍',
    result: '暂停计划，请投手确认',
  },
  exceptions: {
    file: '投放记录.xlsx',
    columns: ['计划', '花费', '碰到的线', '时间', '下一步'],
    rows: [
      ['新品测试组', '$80', '当日上限', '23:10', '等投手定'],
      ['收纳箱 · 品牌词', '$66', '上限的\u200b八成', '23:00', '已提醒'],
      ['灯具 · 新素材', '$31', '一小时\u200b涨 3\u00a0倍', '21:40', '等投手定'],
      ['夏凉被 · 自动', '$39', '没碰到', '01:00', '照常投'],
    ],
  },
  access: [
    { system: '广告后台', reads: true, writes: true, what: '花费、点击、成交；只写“暂停 / 恢复”' },
    { system: '汇率表', reads: true, writes: false, what: '当日汇率' },
    { system: '预算表', reads: true, writes: false, what: '每条计划的上限\u200b与负责人' },
    { system: '投放记录', reads: false, writes: true, what: '时间、花费、动作、由谁确认' },
  ],
  cases: ['night-ad-guard', 'creator-samples', 'morning-report'],
  closing: ['今晚起，', '有人替你看着。'],
  closingLead: '先让它只提醒、不动手，看一周准不准，再把暂停交给它。',
};
