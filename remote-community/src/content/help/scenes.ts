import type { helpScenes } from '@shared/contract/fields';
import type { Status } from '@shared/ui';

/** Picture of an article: a window caught half-way through its steps. */
export interface ArticleScene {
  title: string;
  /** Rows of the window, their states, and the states' words. */
  rows: readonly (readonly [label: string, status: Status, words: string])[];
}

/** Scenes that editors choose from. */
export const scenes: Readonly<Record<(typeof helpScenes)[number], ArticleScene>> = {
  'install-client': {
    title: '安装',
    rows: [
      ['安装包 Windows 64 位', 'done', '已下载'],
      ['已验证的发布者', 'done', '核对过'],
      ['仅为我安装', 'running', '正在安装'],
      ['打开客户端，点“录制”', 'waiting', '等待'],
    ],
  },
  'browser-component': {
    title: '设置 › 浏览器组件',
    rows: [
      ['点“安装”', 'done', '完成'],
      ['浏览器里点“添加”', 'done', '完成'],
      ['退出浏览器再打开', 'running', '正在连'],
      ['图标变成深色', 'waiting', '等待'],
    ],
  },
  'first-flow': {
    title: '录制 · 店铺日报',
    rows: [
      ['打开网页 店铺后台', 'done', '已录'],
      ['点击 导出昨日订单', 'done', '已录'],
      ['填表 店铺日报', 'running', '正在录'],
      ['停止，回到编辑器', 'waiting', '等待'],
    ],
  },
  schedule: {
    title: '计划 · 店铺日报',
    rows: [
      ['每天 08:30', 'done', '定好'],
      ['办公室电脑，客户端开着', 'done', '在线'],
      ['失败时通知 阿棉', 'running', '正在填'],
    ],
  },
  'read-log': {
    title: '运行记录',
    rows: [
      ['08:31 打开网页 物流后台', 'done', '完成'],
      ['08:31 关闭弹窗', 'done', '完成'],
      ['08:32 填写输入框 运单号', 'done', '完成'],
      ['08:32 点击元素 保存', 'failed', '没有找到'],
    ],
  },
  'skip-row': {
    title: '点击元素 保存 › 出错时',
    rows: [
      ['跳过这一行，继续循环', 'done', '选中'],
      ['记到异常表', 'done', '勾上'],
      ['第 46 行', 'failed', '已跳过'],
      ['第 47 行', 'running', '运行中'],
    ],
  },
  'element-not-found': {
    title: '点击元素 导出',
    rows: [
      ['等待元素出现，最多 10 秒', 'done', '加上'],
      ['选择器里的编号 #btn-20817', 'failed', '每天会变'],
      ['只留文字和层级', 'running', '正在校验'],
      ['唯一', 'waiting', '等待'],
    ],
  },
  'login-pages': {
    title: '子流程 登录',
    rows: [
      ['凭据 店铺后台', 'done', '已引用'],
      ['没登录时才执行', 'done', '完成'],
      ['短信验证码', 'running', '等人填'],
      ['往下走', 'waiting', '等待'],
    ],
  },
  'download-files': {
    title: '下载文件',
    rows: [
      ['等它下载完', 'done', '完成'],
      ['存成 对账单-日期.xlsx', 'done', '完成'],
      ['同名文件已经在', 'running', '改名保存'],
    ],
  },
  'big-tables': {
    title: '两万行的表',
    rows: [
      ['读取区域 A1:F20000', 'done', '一次读完'],
      ['在变量里筛选、计算', 'running', '运行中'],
      ['写入区域', 'waiting', '一次写回'],
    ],
  },
  'merge-tables': {
    title: '合并三家店的订单',
    rows: [
      ['对照表 订单号 = 单号 = order_id', 'done', '对好'],
      ['读入 二号店.xlsx，改列名', 'running', '运行中'],
      ['按订单号去重', 'waiting', '等待'],
    ],
  },
  'verify-download': {
    title: '终端',
    rows: [
      ['Get-FileHash 安装包', 'done', '得到 64 位'],
      ['与下载页的 SHA-256 对照', 'running', '逐位比'],
      ['一字不差', 'waiting', '等待'],
    ],
  },
  'sign-in': {
    title: '登录',
    rows: [
      ['看页面、下载、读漫画', 'done', '不用登录'],
      ['发布回答', 'running', '去登录'],
      ['回到原来的地方', 'waiting', '等待'],
    ],
  },
  'apply-certificate': {
    title: '申请证书',
    rows: [
      ['级别 中级', 'done', '选好'],
      ['流程截图、运行日志', 'done', '已遮住姓名'],
      ['提交', 'running', '正在上传'],
      ['我的申请', 'waiting', '等待审核'],
    ],
  },
};
