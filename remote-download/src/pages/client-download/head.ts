import type { PageHead } from '@shared/contract';

export const head = {
  title: '下载客户端',
  description: 'RPA 客户端的全部安装包：Windows、macOS、Linux 各种处理器，附大小、校验值、版本说明和安装步骤。',
  breadcrumb: [
    { label: '首页', href: '/' },
    { label: '下载客户端', href: '/client-download/' },
  ],
  jsonLd: [
    {
      '@type': 'SoftwareApplication',
      name: 'RPA 客户端',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Windows, macOS, Linux',
    },
  ],
} as const satisfies PageHead;
