import type { Product } from './schema/products';

export const products = {
  rpa: {
    name: 'RPA 客户端',
    href: '/product/',
    weave: 'plain',
    dye: 'rpa',
    summary: '装在自己电脑上的客户端。演示一遍，它记成步骤；定好钟点，它照着做完。',
  },
  power: {
    name: 'AI Power',
    href: '/ai-power/',
    weave: 'jacquard',
    dye: 'power',
    isNew: true,
    summary: '把制度、\u2060手册和模型连成一个应用，同事问一句，就有带出处的回答。',
  },
  weave: {
    name: 'AI Weave',
    href: '/ai-weave/',
    weave: 'twill',
    dye: 'weave',
    summary: '左边流程，右边代码，改哪边都算数。AI 在光标后面等你确认。',
  },
  connector: {
    name: '数据连接器',
    href: '/connector/',
    weave: 'basket',
    dye: 'connector',
    summary: '订单、花费、库存、结算，按钟点取回同一张表，字段已经对齐',
  },
  employee: {
    name: '员工优选',
    href: '/employee/',
    weave: 'satin',
    dye: 'employee',
    summary: '一个人先用起来；用的人多了，IT 把权限和记录接过去',
  },
  education: {
    name: '教育',
    href: '/education/',
    weave: 'herringbone',
    dye: 'education',
    summary: '从第一条流程学到能带团队，每级都可以申请个人等级证书',
  },
} as const satisfies Record<string, Product>;
