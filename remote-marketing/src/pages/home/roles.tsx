import type { ReactNode } from 'react';
import { DeveloperScene, FinanceScene, OperationsScene, PeopleScene, ServiceScene } from './role-scenes';

interface Role {
  role: string;
  title: string;
  steps: readonly string[];
  running: number;
  href: string;
  link: string;
  /** The scene in words. */
  picture: string;
  scene: ReactNode;
}

export const roles: readonly Role[] = [
  {
    role: '运营',
    title: '开工前，昨天的数已经摆好',
    steps: ['登录六家店的后台', '下载昨日数据', '拼成一张总表', '圈出掉得多的', '发到运营群'],
    running: 2,
    href: '/solution/cross-border-operations/',
    link: '看店铺运营怎么做',
    picture: '店铺日报的表格：四家店已填好，第四家转化偏低，第五家正在取数',
    scene: <OperationsScene />,
  },
  {
    role: '财务',
    title: '发票先验真，人只看存疑的',
    steps: ['收下邮件附件', '认出票面字段', '逐张去查验', '登记到台账', '通知经办人'],
    running: 2,
    href: '/case/detail/services/invoice-check/',
    link: '看发票查验的案例',
    picture: '发票台账：三张查验相符，一张金额不符，一张正在查验',
    scene: <FinanceScene />,
  },
  {
    role: '客服',
    title: '回复之前，订单已经翻好',
    steps: ['收齐各平台留言', '分清问的是什么', '查订单和物流', '拟一条回复', '等客服按发送'],
    running: 3,
    href: '/case/detail/logistics/stalled-parcels/',
    link: '看客服部的案例',
    picture: '客服待办：四条留言各附好资料，两条等人确认',
    scene: <ServiceScene />,
  },
  {
    role: '人事',
    title: '算考勤，不用再对三张表',
    steps: ['取打卡记录', '取请假与出差', '按排班对齐', '列出缺卡的人', '发给本人确认'],
    running: 3,
    href: '/case/detail/manufacturing/first-day-accounts/',
    link: '看人事部的案例',
    picture: '考勤核对：五位同事一周的出勤，一处缺卡待本人确认',
    scene: <PeopleScene />,
  },
  {
    role: '开发',
    title: '改完一个包，谁在用先跑一遍',
    steps: ['拉取改动', '找出用到它的流程', '逐条跑测试', '打包', '请同事审查'],
    running: 2,
    href: '/ai-weave/',
    link: '看 AI Weave',
    picture: '终端：三条用到这个包的流程，两条测试通过，一条运行中',
    scene: <DeveloperScene />,
  },
];
