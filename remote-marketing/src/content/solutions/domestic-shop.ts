import { DomesticScene } from '../../scenes/solutions/domestic-scene';
import type { Solution } from '../schema/solutions';

export const domesticShop: Solution = {
  slug: 'domestic-shop-operations',
  name: '国内店铺',
  phrases: ['一张表格，', '几个店一起改。'],
  lead: '上新、改价、报活动、回评价，照着表格在各平台逐个做完。做不成的那几个，列出原因等你看。',
  Scene: DomesticScene,
  sections: [
    { of: 'day', title: ['同一张表，', '填三遍，或填一遍'] },
    { of: 'flow', title: ['一行一个商品，', '一格一个平台'] },
    { of: 'access', title: ['哪里能改，', '先划好线'] },
    { of: 'cases', title: ['同一家店里的', '三件事'] },
  ],
  today: [
    { name: '三个平台各传一遍', words: '主图尺寸还不同', span: 5 },
    { name: '改价', words: '一个个点开', span: 3 },
    { name: '报活动', words: '怕错过时间', span: 2 },
    { name: '回评价', words: '复制同一句', span: 2 },
  ],
  automated: [
    { name: '照表上新、改价', words: '夜里跑', span: 2 },
    { name: '报名与核价', words: '低于底价不报', span: 1 },
    { name: '看没成的几个', words: '原因写在格子里', span: 2, byPerson: true },
    { name: '改评价草稿', words: '归好类再看', span: 2, byPerson: true },
  ],
  steps: ['读商品表', '按平台要求裁主图', '填标题、规格、价格', '核对底价与活动价', '提交上架', '写回结果与链接'],
  running: 4,
  rule: {
    name: '底价　·　活动报名',
    words: '活动价低于成本加 12%，或与日常价差超过 40%',
    result: '不提交，写明差多少，等店长定',
  },
  exceptions: {
    file: '没上成的.xlsx',
    columns: ['商品', '平台', '卡在', '差多少', '下一步'],
    rows: [
      ['磁吸夜灯（暖光）', '丙平台', '活动价\u200b低于底价', '3.20 元', '等店长定'],
      ['亚麻桌布 140', '乙平台', '缺\u00a03:4 主图', '1 张', '补图再传'],
      ['免打孔挂钩 6 只', '甲平台', '标题超长', '4 个字', '改短再传'],
      ['折叠晾衣架（白）', '丙平台', '要检测\u200b报告', '1 份', '请店长补'],
    ],
  },
  access: [
    { system: '商品表', reads: true, writes: true, what: '标题、规格、价格；写回结果与链接' },
    { system: '图片文件夹', reads: true, writes: true, what: '原图；各平台尺寸的副本' },
    { system: '店铺后台', reads: true, writes: true, what: '商品与活动；只改表里列出的' },
    { system: '评价页面', reads: true, writes: false, what: '评价内容；回复只存草稿' },
  ],
  cases: ['size-exchange', 'review-sorting', 'shipping-papers'],
  closing: ['下一次上新，', '先跑五个。'],
  closingLead: '挑五个商品、一个平台跑一遍，格子全绿了，再把整张表交给它。',
};
