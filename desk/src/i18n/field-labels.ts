import type {
  DataOf,
  applicationList,
  auditList,
  contentQueue,
  deskBookingList,
  deskBuildList,
  deskCertificateList,
  deskChapterList,
  deskChoiceList,
  deskComicList,
  deskEntryList,
  deskHelpList,
  deskHelpSectionList,
  deskWaitList,
  deskWorkList,
  mailList,
  messageList,
  openDayList,
  openDayTableList,
  personList,
  templateList,
} from '@shared/contract/endpoints';
import type { DeskPage } from '../data/calls';

/** Labels of each field of a list's rows: a field that the contract adds does not compile until it is called something. */
type Labels<Listed extends DeskPage> = Readonly<Record<keyof Listed['items'][number] & string, string>>;

const place = { eventTitle: '开放日', tableName: '桌', startsAt: '开始' };
const guest = { name: '姓名', phone: '手机', company: '公司', note: '想搭的事' };
const ofTable = { id: '编号', eventId: '开放日编号', tableId: '桌编号' };
const ofRow = { id: '编号', version: '第几版' };

/**
 * Labels of fields, by resource: headings of lists, labels of forms, headings of a saved table, where they stand in this order. A
 * form may say more at a field than a heading has room for.
 */
export const fieldLabels = {
  content: {
    ...{ id: '编号', createdAt: '写的时间', author: '作者', topic: '话题', content: '内容', recommended: '官方推荐' },
    ...{ openReports: '没有处理的举报', checkedAt: '看过', hiddenReason: '移除的原因', targetType: '类型' },
    ...{ targetId: '内容编号', questionId: '所属编号', questionTitle: '属于哪里', comicId: '漫画编号' },
  } satisfies Labels<DataOf<typeof contentQueue>>,
  'work-entries': {
    ...{ submittedAt: '提交时间', title: '标题', author: '作者', state: '状态', season: '赛季', category: '类别' },
    ...{ summary: '简介', story: '正文', steps: '流程的步骤', cover: '封面', pictures: '图', video: '视频' },
    ...{ reason: '退回的原因', savedAt: '保存时间', seasonOpen: '赛季还收作品', shown: '大家现在看到的' },
    ...{ mended: '编辑改过的', workId: '作品编号', ...ofRow },
  } satisfies Labels<DataOf<typeof deskEntryList>>,
  applications: {
    ...{ id: '编号', submittedAt: '提交时间', realName: '姓名', level: '等级', status: '状态', applicant: '申请人' },
    ...{ assignee: '谁在评', votes: '评审意见', reason: '原因', employer: '工作单位', statement: '自述' },
    ...{ evidence: '证明材料', earlier: '以前申请过几次', certificateNo: '证书编号' },
  } satisfies Labels<DataOf<typeof applicationList>>,
  certificates: {
    ...{ id: '编号', holder: '姓名', level: '等级', issuedAt: '发证', revokedAt: '吊销', revokedReason: '吊销的原因' },
    ...{ person: '账号', sample: '示例' },
  } satisfies Labels<DataOf<typeof deskCertificateList>>,
  messages: {
    ...{ no: '编号', receivedAt: '收到', status: '状态', assignee: '谁在处理', name: '姓名', contact: '联系方式' },
    ...{ company: '公司', topic: '主题', message: '内容', note: '内部备注', firstVisitUrl: '第一次来的页面' },
    ...{ assigneeId: '处理人编号', id: '序号', version: '第几版' },
  } satisfies Labels<DataOf<typeof messageList>>,
  bookings: {
    ...{ createdAt: '预约于', ...place, ...guest, code: '签到码', status: '状态', checkedInAt: '签到', ...ofTable },
  } satisfies Labels<DataOf<typeof deskBookingList>>,
  'booking-waits': {
    ...{ createdAt: '排上于', ...place, ahead: '前面几位', ...guest, ...ofTable },
  } satisfies Labels<DataOf<typeof deskWaitList>>,
  comics: {
    ...{ title: '标题', author: '作者', summary: '简介', shownCount: '给访客看几话', chapterCount: '共几话' },
    ...{ updatedAt: '最近更新', topicIds: '话题', cover: '封面', sample: '示例', ...ofRow },
  } satisfies Labels<DataOf<typeof deskComicList>>,
  chapters: {
    ...{ comicTitle: '漫画', no: '第几话', title: '标题', state: '状态', publishAt: '发布时间', panelCount: '格数' },
    ...{ likeCount: '赞', comicId: '漫画编号', ...ofRow },
  } satisfies Labels<DataOf<typeof deskChapterList>>,
  'open-days': {
    ...{ title: '名称', startsAt: '开始', endsAt: '结束', bookingEndsAt: '预约截止', place: '地点', state: '状态' },
    ...{ tables: '桌', booked: '已约', seats: '座位', sample: '示例', ...ofRow },
  } satisfies Labels<DataOf<typeof openDayList>>,
  'open-day-tables': {
    ...{ eventTitle: '开放日', name: '桌', topic: '主题', description: '介绍', host: '主持', startsAt: '开始' },
    ...{ endsAt: '结束', booked: '已约', capacity: '座位', eventId: '开放日编号', ...ofRow },
  } satisfies Labels<DataOf<typeof openDayTableList>>,
  works: {
    ...{ title: '作品', author: '作者', season: '赛季', category: '类别', award: '获奖', likeCount: '票数' },
    ...{ submittedAt: '发布', withdrawn: '已撤下', summary: '简介', content: '正文', steps: '流程的步骤' },
    ...{ cover: '封面', sample: '示例', ...ofRow },
  } satisfies Labels<DataOf<typeof deskWorkList>>,
  choices: {
    ...{ sceneCode: '列表', label: '名称', value: '编号', position: '排在', opensAt: '开始', closesAt: '结束' },
    ...{ description: '说明', id: '序号', version: '第几版' },
  } satisfies Labels<DataOf<typeof deskChoiceList>>,
  'help-articles': {
    ...{ sectionName: '分类', title: '题目', summary: '一句话简介', keywords: '搜索用的词', scene: '示意图' },
    ...{ state: '状态', publishAt: '发布时间', updatedAt: '最近更新', position: '排在', slug: '地址' },
    ...{ sectionId: '分类编号', ...ofRow },
  } satisfies Labels<DataOf<typeof deskHelpList>>,
  'help-sections': {
    ...{ name: '名称', slug: '编号', position: '排在', articleCount: '共几篇', id: '序号', version: '第几版' },
  } satisfies Labels<DataOf<typeof deskHelpSectionList>>,
  people: {
    ...{ id: '编号', name: '姓名', company: '公司', roles: '角色', blockedUntil: '禁止发言到' },
    ...{ blockedReason: '禁止发言的原因', joinedAt: '加入', lastSeenAt: '最近来过', official: '有角色' },
    ...{ avatarUrl: '头像' },
  } satisfies Labels<DataOf<typeof personList>>,
  builds: {
    ...{ os: '系统', arch: '处理器', clientVersion: '版本', state: '状态', releasedAt: '发布日', size: '大小（字节）' },
    ...{ fileName: '文件名', sha256: 'SHA-256', notes: '更新说明', requirements: '最低要求', uploaded: '在工作台上传' },
    ...{ sample: '示例', ...ofRow },
  } satisfies Labels<DataOf<typeof deskBuildList>>,
  mails: {
    ...{ madeAt: '写好', toAddress: '收件人', subject: '标题', state: '状态', attempts: '试过几次', nextAt: '下次' },
    ...{ sentAt: '发出', lastError: '服务器怎么说', id: '编号' },
  } satisfies Labels<DataOf<typeof mailList>>,
  templates: {
    ...{ name: '名称', subject: '邮件主题', body: '邮件内容', changedAt: '改动', ...ofRow },
  } satisfies Labels<DataOf<typeof templateList>>,
  audit: {
    ...{ at: '时间', actor: '谁', summary: '做了什么', objectType: '对象', objectId: '对象编号', before: '改动以前' },
    ...{ after: '改动以后', action: '调用', sessionId: '登录编号', id: '编号' },
  } satisfies Labels<DataOf<typeof auditList>>,
};

/** Labels of a resource's fields, in their order; of one that has no list, none. */
export function labelsOf(resource: string): Readonly<Record<string, string>> {
  return (fieldLabels as Readonly<Record<string, Readonly<Record<string, string>>>>)[resource] ?? {};
}

/** Labels of these fields of a resource. */
export function pickLabels<
  Name extends keyof typeof fieldLabels,
  Field extends keyof (typeof fieldLabels)[Name] & string,
>(resource: Name, ...fields: readonly Field[]): Readonly<Record<Field, string>> {
  const labels = labelsOf(resource);
  return Object.fromEntries(fields.map((field) => [field, labels[field]])) as Record<Field, string>;
}
