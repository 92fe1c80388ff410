import { OperationsScene } from '../../scenes/solutions/operations-scene';
import type { Solution } from '../schema/solutions';

export const operations: Solution = {
  slug: 'cross-border-operations',
  name: '店铺运营',
  phrases: ['开工的时候，', '数都在这儿。'],
  lead: '各站点、各店铺的访客、订单、库存、评分取到一张表里，和前七天比，掉得多的先圈出来。',
  Scene: OperationsScene,
  sections: [
    { of: 'day', title: ['同一个早上，', '两种开工'] },
    { of: 'access', title: ['后台只读，', '只写日报和群'] },
    { of: 'flow', title: ['天亮之前，', '它已经跑了一圈'] },
    { of: 'cases', title: ['每天都要看的', '三件事'] },
  ],
  today: [
    { name: '登录十二个后台', words: '验证码挨个输', span: 3 },
    { name: '下载、另存、复制', words: '时区还不同', span: 4 },
    { name: '拼表、算环比', words: '公式一拖就错', span: 3 },
    { name: '截图发群', words: '已经十一点', span: 2 },
  ],
  automated: [
    { name: '取数、换时区、拼表', words: '7:30 起', span: 2 },
    { name: '和前七天比', words: '掉得多的圈出', span: 1 },
    { name: '看原因、定动作', words: '9 点开始', span: 4, byPerson: true },
  ],
  steps: [
    '按站点时区排先后',
    '登录店铺后台',
    '取访客、订单、库存、评分',
    '合成一张总表',
    '和前七天比',
    '截图并发到运营群',
  ],
  running: 2,
  rule: {
    name: '异常　·　转化',
    words: '低于前七天均值 30%，且访客没有同步减少',
    result: '标红，附商品页截图，提醒店长',
  },
  exceptions: {
    file: '今天圈出来的.xlsx',
    columns: ['店铺', '哪个数', '比前七天', '访客', '下一步'],
    rows: [
      ['英国 · 收纳', '转化', '少 34%', '没少', '提醒店长'],
      ['法国 · 家居', '库存', '少 18%', '没变', '看补货单'],
      ['美国东 · 灯具', '转化', '少 12%', '没变', '记进日报'],
      ['德国 · 家居', '访客', '多 22%', '多 22%', '记进日报'],
    ],
  },
  access: [
    { system: '店铺后台', reads: true, writes: false, what: '访客、订单、退款、评分，只读子账号' },
    { system: '库存系统', reads: true, writes: false, what: '可售与在途' },
    { system: '运营日报', reads: true, writes: true, what: '历史数据；写入当日一行' },
    { system: '运营群', reads: false, writes: true, what: '日报与异常截图' },
  ],
  cases: ['morning-report', 'daily-reconciliation', 'review-sorting'],
  closing: ['明早的日报，', '让它先做。'],
  closingLead: '从一家店、四个数开始。第二天早上打开群，表已经在那里了。',
};
