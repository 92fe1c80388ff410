import type { PageHead } from '@shared/contract';

export const aiCrumbs = [
  { label: '首页', href: '/' },
  { label: 'AI', href: '/ai/' },
];

export const aiHead: PageHead = {
  title: 'AI 与自动化：认得出，走得稳',
  description:
    '让 AI 认字、归类、起草，让流程按步骤执行、留记录、停下来等人。两样分工，重复的活和格式不固定的活都能交出去。',
  breadcrumb: aiCrumbs,
};
