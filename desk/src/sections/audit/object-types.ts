/** What is noted about, as the menu calls it. */
export const objectTypes = [
  { id: 'question', name: '问题' },
  { id: 'answer', name: '回答' },
  { id: 'report', name: '举报' },
  { id: 'content', name: '内容审核' },
  { id: 'application', name: '认证申请' },
  { id: 'certificate', name: '证书' },
  { id: 'review-rules', name: '评定规则' },
  { id: 'message', name: '留言' },
  { id: 'template', name: '回复模板' },
  { id: 'mail', name: '邮件' },
  { id: 'booking', name: '预约' },
  { id: 'open-day', name: '开放日' },
  { id: 'open-day-table', name: '开放日的桌' },
  { id: 'comic', name: '漫画' },
  { id: 'chapter', name: '漫画一话' },
  { id: 'file', name: '文件' },
  { id: 'work', name: '大赛作品' },
  { id: 'work-entry', name: '作品审核' },
  { id: 'choice', name: '话题与赛季' },
  { id: 'help-article', name: '帮助文章' },
  { id: 'help-section', name: '帮助的分类' },
  { id: 'build', name: '客户端安装包' },
  { id: 'user', name: '用户' },
  { id: 'audit', name: '操作记录' },
  { id: 'today', name: '今天' },
  { id: 'health', name: '运行状况' },
  { id: 'telemetry', name: '访客的体验' },
];

/** A kind in words; its own name where it has none here. */
export function nameOf(type: string): string {
  return objectTypes.find(({ id }) => id === type)?.name ?? type;
}
