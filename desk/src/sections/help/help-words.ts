import type { helpScenes } from '@shared/contract/fields';

/** What the picture of an article shows. */
const sceneNames: Readonly<Record<(typeof helpScenes)[number], string>> = {
  ...{ 'install-client': '安装', 'browser-component': '浏览器组件', 'first-flow': '录制', schedule: '计划' },
  ...{
    'read-log': '运行记录',
    'skip-row': '出错时跳过',
    'element-not-found': '找不到元素',
    'login-pages': '子流程登录',
  },
  ...{ 'download-files': '下载文件', 'big-tables': '两万行的表', 'merge-tables': '合并订单' },
  ...{ 'verify-download': '核对哈希', 'sign-in': '登录', 'apply-certificate': '申请证书' },
};

export const sceneChoices = Object.entries(sceneNames).map(([id, name]) => ({ id, name }));

/** Of an address that is a part of another. */
export const asSlug = (text: string | undefined) =>
  text !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(text) ? '只能用小写字母、数字和短横' : undefined;
