import type { PageHead } from '@shared/contract';

export const weaveCrumbs = [
  { label: '首页', href: '/' },
  { label: 'AI Weave', href: '/ai-weave/' },
];

export const weaveHead: PageHead = {
  title: 'AI Weave：流程与代码并排的开发工具',
  description:
    'AI Weave 把流程和 Python 代码放在两边，改一边另一边跟着变。AI 补全、断点调试、打包共享、同事审查都在一个窗口里。',
  breadcrumb: weaveCrumbs,
  jsonLd: [{ '@type': 'SoftwareApplication', name: 'AI Weave', applicationCategory: 'DeveloperApplication' }],
};
