import type { PageHead } from '@shared/contract';

export const employeeCrumbs = [
  { label: '首页', href: '/' },
  { label: '员工优选', href: '/employee/' },
];

export const employeeHead: PageHead = {
  title: '员工优选：一个人先用，IT 管得住',
  description: '员工自己装上就能搭第一条流程，不用等立项；用的人多了，IT 接管账号、权限与审计，人走了流程还在。',
  breadcrumb: employeeCrumbs,
};
