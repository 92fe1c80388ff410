import type { PageHead } from '@shared/contract';

export const head = {
  title: '开始下载',
  description: '按系统和处理器下载 RPA 客户端：自动开始，也有直接链接；附安装步骤和文件核对方法。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '下载客户端', href: '/client-download/' },
    { label: '开始下载', href: '/download/' },
  ],
} as const satisfies PageHead;
