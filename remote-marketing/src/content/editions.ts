import type { Edition, FeatureGroup } from './schema/editions';

export const editions: readonly [Edition, Edition, Edition, Edition] = [
  {
    name: '个人版',
    weave: 'plain',
    price: { monthly: 0, yearly: 0 },
    unit: '一直免费',
    summary: '一个人，先跑顺一件事',
    action: { label: '免费下载', href: '/client-download/' },
  },
  {
    name: '专业版',
    weave: 'twill',
    price: { monthly: 188, yearly: 150 },
    unit: '每人每月',
    summary: '天天要跑，条数多起来',
    action: { label: '联系购买', href: '/contactus/#type=purchase', main: true },
  },
  {
    name: '团队版',
    weave: 'basket',
    price: { monthly: 520, yearly: 416 },
    unit: '每 5 人每月',
    summary: '几个人共用一批流程',
    action: { label: '联系购买', href: '/contactus/#type=purchase' },
  },
  {
    name: '企业版',
    weave: 'jacquard',
    unit: '按电脑数与部署方式',
    summary: '权限、审计、放进内网',
    action: { label: '给我们留言', href: '/contactus/#type=contactus' },
  },
];

export const featureGroups: readonly FeatureGroup[] = [
  {
    name: '搭流程',
    features: [
      { name: '录制与拖拽', allowances: [true, true, true, true] },
      { name: '保存的流程', allowances: ['8 条', '不限', '不限', '不限'] },
      { name: '插入代码', allowances: [false, true, true, true] },
      { name: 'AI 组件', allowances: ['每天 20 次', '每天 300 次', '共用 2,000 次', '按用量'] },
    ],
  },
  {
    name: '跑流程',
    features: [
      { name: '在自己电脑上跑', allowances: [true, true, true, true] },
      { name: '定时', allowances: ['1 条', '不限', '不限', '不限'] },
      { name: '没人在旁边也跑', allowances: [false, false, '2 台', '按需'] },
      { name: '重试与接着跑', allowances: [true, true, true, true] },
    ],
  },
  {
    name: '一起用',
    features: [
      { name: '流程共享', allowances: [false, false, true, true] },
      { name: '凭据库', allowances: ['仅本机', '仅本机', '团队', '分部门'] },
      { name: '改动要人审', allowances: [false, false, true, true] },
    ],
  },
  {
    name: '管与查',
    features: [
      { name: '运行记录保留', allowances: ['7 天', '90 天', '180 天', '自定'] },
      { name: '操作审计', allowances: [false, false, false, true] },
      { name: '自建管理台', allowances: [false, false, false, true] },
      { name: '答疑', allowances: ['社区', '邮件', '工作日在线', '专人'] },
    ],
  },
];
