import type { PageHead } from '@shared/contract';
import { gradeLevelLabels } from '@shared/contract/fields';

export const head = {
  title: '个人等级证书',
  description: `按${gradeLevelLabels}申请个人等级证书：上传能看出步骤的材料，在线看评定进度；按编号查验一张证书，不用登录。`,
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '教育', href: '/education/' },
    { label: '个人等级证书', href: '/certificate/' },
  ],
} as const satisfies PageHead;
