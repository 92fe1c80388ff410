import type { PageHead } from '@shared/contract';
import { gradeLevelLabels } from '@shared/contract/fields';

export const educationCrumbs = [
  { label: '首页', href: '/' },
  { label: '教育', href: '/education/' },
];

export const educationHead: PageHead = {
  title: '教育：从第一条流程学到个人等级证书',
  description: `三级课程、一条学习路径：${gradeLevelLabels}。每级有练习，学完可以提交材料申请个人等级证书，谁都可以按编号查验。`,
  breadcrumb: educationCrumbs,
  jsonLd: [
    {
      '@type': 'Course',
      name: 'RPA 分级课程（示例）',
      description: '从第一条流程到带团队的三级课程。',
      inLanguage: 'zh-CN',
    },
  ],
};
