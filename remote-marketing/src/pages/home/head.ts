import type { PageHead } from '@shared/contract';

export const homeHead: PageHead = {
  title: '把重复的电脑操作变成流程',
  description:
    'RPA 客户端把登录、抄表、核对、发通知这类重复操作录成流程，在自己的电脑上按点执行，步步有记录。可免费下载，支持 Windows、macOS 与 Linux。',
};
