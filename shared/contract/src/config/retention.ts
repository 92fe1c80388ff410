import { LOGIN_DAYS } from './browser-storage';

/**
 * How long the server keeps what it keeps: the one table that the backend deletes by every day, and that the privacy page
 * shows. Nothing overrides it, so that what is told is what is done; to change it, change it here and release both.
 */
export const retention = {
  messages: { days: 365, what: '留言和约的演示', from: '收到那天起' },
  bookings: { days: 90, what: '开放日的预约', from: '开放日结束那天起，取消的从取消那天起' },
  evidence: { days: 180, what: '证书申请的材料', from: '评定那天起；证书和申请本身留着' },
  unusedUploads: { days: 1, what: '传了但没有用在申请、作品、提问或回答里的文件', from: '上传起' },
  unusedDeskFiles: { days: 7, what: '工作人员传了但没有用上的图片、视频、字幕和安装包', from: '传完那天起' },
  contentNotes: { days: 365, what: '版主之间的备注', from: '写下起' },
  comicPlaces: { days: 365, what: '漫画读到了哪一格', from: '最后一次读这一话起' },
  workEntries: { days: 365, what: '没有发布过的参赛作品', from: '最后一次保存起；等着审核的留着' },
  notices: { days: 180, what: '给你的通知', from: '通知那天起' },
  mails: { days: 30, what: '寄给你的邮件', from: '写好那天起' },
  reports: { days: 180, what: '处理完的举报', from: '处理那天起' },
  audit: { days: 730, what: '工作人员的操作记录', from: '操作那天起' },
  telemetry: { days: 30, what: '出错和速度的统计，只有次数', from: '统计那天起' },
  canary: { days: 60, what: '试行版和正式版页面打开得怎样的统计，只有次数', from: '统计那天起' },
  searches: { days: 90, what: '没有找到结果的搜索词和次数，不记是谁搜的', from: '搜索那天起' },
  visits: { days: 760, what: '访问的统计，只有次数', from: '统计那天起' },
  sessions: { days: LOGIN_DAYS, what: '登录', from: '登录起，或者退出时' },
  repeats: { days: 1, what: '防止重复提交的记录', from: '提交起' },
  changes: { days: 7, what: '哪些公开内容改动过的记录，只有编号', from: '改动起' },
  voteAddresses: { days: 1, what: '评价文章时的地址指纹，认不出是哪个地址', from: '评价起' },
} as const satisfies Readonly<Record<string, Retention>>;

export interface Retention {
  days: number;
  /** Name of the kind, in a visitor's words. */
  what: string;
  /** The event that the days begin with, in a visitor's words. */
  from: string;
}

export type Retained = keyof typeof retention;
