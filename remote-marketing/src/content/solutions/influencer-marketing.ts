import { InfluencerScene } from '../../scenes/solutions/influencer-scene';
import type { Solution } from '../schema/solutions';

export const influencerMarketing: Solution = {
  slug: 'cross-border-influencer-marketing',
  name: '达人营销',
  phrases: ['谁该回信，', '谁该寄样。'],
  lead: '按条件找达人，起草邀约，跟着回信、寄样、发布一路走。每个人走到哪一步，一眼看得到。',
  Scene: InfluencerScene,
  sections: [
    { of: 'day', title: ['一份名单，', '两种过法'] },
    { of: 'flow', title: ['名单往前走，', '不丢一个人'] },
    { of: 'cases', title: ['挨着达人的', '三件事'] },
    { of: 'access', title: ['名单碰到的，', '都写在这里'] },
  ],
  today: [
    { name: '翻主页、抄邮箱', words: '一个个打开', span: 4 },
    { name: '写邀约', words: '改个名字再发', span: 3 },
    { name: '查样品到没到', words: '想起来才查', span: 3 },
    { name: '催发布', words: '常常忘了', span: 2 },
  ],
  automated: [
    { name: '筛名单、查重', words: '按你的条件', span: 2 },
    { name: '起草邀约和跟进', words: '带上对方近期内容', span: 1 },
    { name: '过目、改句子、发送', words: '语气由人定', span: 3, byPerson: true },
    { name: '到货与发布自动跟', words: '到点提醒', span: 1 },
  ],
  steps: ['按条件筛出名单', '去掉合作过和拒过的', '起草邀约', '收回信、分三类', '建寄样单、查物流', '到货三天提醒发布'],
  running: 3,
  rule: {
    name: '回信　·　分三类',
    words: '答应、谈条件、婉拒；看不准的单独一类',
    result: '谈条件的原文转给运营，不代答',
  },
  exceptions: {
    file: '回信.xlsx',
    columns: ['达人', '回信里说', '归到', '语种', '下一步'],
    rows: [
      ['租房布置', '“费用能\u200b再谈吗”', '谈条件', '法语', '转给运营'],
      ['阳台花园', '“好，周四拍”', '答应', '英语', '建寄样单'],
      ['亲子手工', '“这个月\u200b排满了”', '婉拒', '英语', '三个月内\u200b不再邀'],
      ['宿舍好物', '“先看看\u200b再说”', '看不准', '西语', '请运营\u200b读原文'],
    ],
  },
  access: [
    { system: '达人主页', reads: true, writes: false, what: '公开的粉丝量、语种、近期内容' },
    { system: '邮箱', reads: true, writes: true, what: '回信；邀约与跟进的草稿' },
    { system: '店铺后台', reads: false, writes: true, what: '寄样单' },
    { system: '物流查询', reads: true, writes: false, what: '样品到没到' },
    { system: '达人表', reads: true, writes: true, what: '所在步骤、报价、备注' },
  ],
  cases: ['creator-samples', 'night-ad-guard', 'stalled-parcels'],
  closing: ['下一轮邀约，', '先筛一份名单。'],
  closingLead: '写下三个条件，让它筛一份名单来看，满意了再让它写第一封信。',
};
