import type { helpScenes } from '@shared/contract/fields';
import type { Status } from '@shared/ui';

/** One thing in the window of a step. What the reader does in it is `now`, once in every window. */
export type StepPart =
  /** A row of the window, perhaps with a state. */
  | { kind: 'row'; words: string; status?: Status; says?: string; now?: true }
  /** Buttons beside each other; the one to press is named. */
  | { kind: 'buttons'; words: readonly string[]; press?: string }
  | { kind: 'field'; label: string; value: string; now?: true }
  /** One of several, or a box by itself. */
  | { kind: 'choice' | 'box'; words: string; on?: true; now?: true }
  /** From the first to the second. */
  | { kind: 'drag'; words: readonly [string, string] }
  | { kind: 'command'; words: string };

/** Picture of one step of an article. */
export interface ArticleStep {
  /** In the bar of the window. */
  title: string;
  parts: readonly StepPart[];
}

type Scene = (typeof helpScenes)[number];

/** The steps of articles that are done in a window, in the order of the article's own list. */
export const steps: Readonly<Partial<Record<Scene, readonly ArticleStep[]>>> = {
  'install-client': [
    {
      title: '下载客户端',
      parts: [
        { kind: 'row', words: '认出来的系统', status: 'done', says: 'Windows 64 位' },
        { kind: 'buttons', words: ['下载 Windows 版', '换一个系统'], press: '下载 Windows 版' },
      ],
    },
    {
      title: '系统询问',
      parts: [
        { kind: 'field', label: '已验证的发布者', value: '本公司的名字', now: true },
        { kind: 'buttons', words: ['是', '否'], press: '是' },
      ],
    },
    { title: '安装包.dmg', parts: [{ kind: 'drag', words: ['客户端', '应用程序'] }] },
    { title: '终端', parts: [{ kind: 'command', words: 'sudo apt install ./文件名.deb' }] },
  ],
  'browser-component': [
    {
      title: '设置',
      parts: [
        { kind: 'row', words: '常用' },
        { kind: 'row', words: '浏览器组件', status: 'running', says: '点开', now: true },
        { kind: 'row', words: '更新' },
      ],
    },
    {
      title: '设置 › 浏览器组件',
      parts: [
        { kind: 'row', words: '常用的浏览器', status: 'waiting', says: '没装' },
        { kind: 'buttons', words: ['安装'], press: '安装' },
      ],
    },
    {
      title: '设置 › 浏览器组件',
      parts: [
        { kind: 'row', words: '退出浏览器，再打开', status: 'done', says: '完成' },
        { kind: 'row', words: '组件的图标', status: 'running', says: '变成深色', now: true },
      ],
    },
  ],
  'first-flow': [
    {
      title: '我的流程',
      parts: [
        { kind: 'buttons', words: ['新建', '导入'] },
        { kind: 'row', words: '录制', status: 'running', says: '点这一项', now: true },
        { kind: 'row', words: '空白流程' },
      ],
    },
    {
      title: '录制 · 00:42',
      parts: [
        { kind: 'row', words: '打开网页 店铺后台', status: 'done', says: '已录' },
        { kind: 'row', words: '点击 导出昨日订单', status: 'done', says: '已录' },
        { kind: 'row', words: '填表 店铺日报', status: 'running', says: '正在录', now: true },
      ],
    },
    {
      title: '编辑器 · 店铺日报',
      parts: [
        { kind: 'row', words: '点击 空白处', status: 'failed', says: '删掉' },
        { kind: 'field', label: '步骤的名字', value: '导出昨天的订单', now: true },
      ],
    },
    {
      title: '编辑器 · 店铺日报',
      parts: [
        { kind: 'buttons', words: ['运行', '日志'], press: '运行' },
        { kind: 'row', words: '打开网页 店铺后台', status: 'done' },
        { kind: 'row', words: '导出昨天的订单', status: 'running' },
      ],
    },
  ],
  schedule: [
    {
      title: '计划 · 店铺日报',
      parts: [
        { kind: 'choice', words: '每天', on: true },
        { kind: 'choice', words: '每周' },
        { kind: 'field', label: '几点', value: '08:30', now: true },
      ],
    },
    {
      title: '计划 · 在哪台电脑上跑',
      parts: [
        { kind: 'row', words: '办公室-01', status: 'running', says: '选它，客户端开着', now: true },
        { kind: 'row', words: '我的笔记本', status: 'waiting', says: '关着' },
      ],
    },
    {
      title: '计划 · 失败时',
      parts: [
        { kind: 'box', words: '失败时通知', on: true },
        { kind: 'field', label: '通知谁', value: '阿棉', now: true },
      ],
    },
  ],
  'skip-row': [
    {
      title: '编辑器 · 填运单号',
      parts: [
        { kind: 'row', words: '填写输入框 运单号', status: 'done' },
        { kind: 'row', words: '点击元素 保存', status: 'running', says: '选中它', now: true },
        { kind: 'buttons', words: ['参数', '出错时'], press: '出错时' },
      ],
    },
    {
      title: '点击元素 保存 › 出错时',
      parts: [
        { kind: 'choice', words: '停下来' },
        { kind: 'choice', words: '重试 2 次' },
        { kind: 'choice', words: '跳过这一行，继续循环', on: true, now: true },
      ],
    },
    {
      title: '点击元素 保存 › 出错时',
      parts: [
        { kind: 'box', words: '记到异常表', on: true },
        { kind: 'field', label: '表的位置', value: 'D:\\日报\\异常.xlsx', now: true },
      ],
    },
  ],
  'element-not-found': [
    {
      title: '点击元素 导出',
      parts: [
        { kind: 'box', words: '等待元素出现', on: true },
        { kind: 'field', label: '最多', value: '10 秒', now: true },
      ],
    },
    {
      title: '元素 导出',
      parts: [
        { kind: 'row', words: '编号 #btn-20817', status: 'failed', says: '每天会变，去掉' },
        { kind: 'row', words: '工具栏 › 文字“导出”', status: 'done', says: '留下' },
        { kind: 'buttons', words: ['校验', '重新选取'], press: '校验' },
      ],
    },
    {
      title: '关闭弹窗',
      parts: [
        { kind: 'choice', words: '每次都执行' },
        { kind: 'choice', words: '出现才执行', on: true, now: true },
      ],
    },
    {
      title: '选取元素',
      parts: [
        { kind: 'row', words: '框架外面的边', status: 'failed', says: '不选' },
        { kind: 'row', words: '框架里的“导出”', status: 'running', says: '点它', now: true },
      ],
    },
  ],
};
