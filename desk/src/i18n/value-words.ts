import type {
  ChapterState,
  DataOf,
  Role,
  applicationList,
  contentQueue,
  deskBookingList,
  deskBuildList,
  deskChoiceList,
  deskEntryList,
  mailList,
  messageList,
  openDayList,
} from '@shared/contract/endpoints';
import { gradeLevelWords, type helpScenes } from '@shared/contract/fields';
import type { DeskPage } from '../data/calls';

type Words<Value extends string> = Readonly<Record<Value, string>>;
type Row<Listed extends DeskPage> = Listed['items'][number];

const publishing: Words<ChapterState> = {
  draft: '草稿',
  scheduled: '定时发布',
  published: '已发布',
  withdrawn: '已撤回',
};
const level = Object.fromEntries(Object.entries(gradeLevelWords).map(([id, { label }]) => [id, label])) as Words<
  keyof typeof gradeLevelWords
>;

/**
 * Words for values of the contract, by resource and field: in cells, filters, forms, saved tables and the audit trail. A value that
 * the contract adds does not compile until it is called something.
 */
export const valueWords = {
  content: {
    targetType: { question: '问题', answer: '回答', comment: '漫画评论' } satisfies Words<
      Row<DataOf<typeof contentQueue>>['targetType']
    >,
  },
  'work-entries': {
    // Drafts and what was taken back are no list of the desk's.
    state: { submitted: '待审核', published: '已发布', returned: '已退回' } satisfies Words<
      Exclude<Row<DataOf<typeof deskEntryList>>['state'], 'draft' | 'withdrawn'>
    >,
  },
  applications: {
    status: { submitted: '待评定', granted: '已通过', rejected: '没有通过', revoked: '证书已吊销' } satisfies Words<
      Row<DataOf<typeof applicationList>>['status']
    >,
    level,
  },
  certificates: { level },
  messages: {
    status: { new: '新留言', working: '处理中', answered: '已回复', closed: '已结束' } satisfies Words<
      Row<DataOf<typeof messageList>>['status']
    >,
  },
  bookings: {
    status: { booked: '已预约', cancelled: '已取消' } satisfies Words<Row<DataOf<typeof deskBookingList>>['status']>,
  },
  chapters: { state: publishing },
  'open-days': {
    state: { draft: '草稿', published: '已发布', cancelled: '已取消' } satisfies Words<
      Row<DataOf<typeof openDayList>>['state']
    >,
  },
  choices: {
    sceneCode: {
      'forum-topic': '提问的话题',
      'contact-topic': '留言的主题',
      'work-season': '大赛赛季',
      'work-category': '作品类别',
    } satisfies Words<Row<DataOf<typeof deskChoiceList>>['sceneCode']>,
  },
  'help-articles': {
    state: publishing,
    scene: {
      ...{ 'install-client': '安装', 'browser-component': '浏览器组件', 'first-flow': '录制', schedule: '计划' },
      ...{
        'read-log': '运行记录',
        'skip-row': '出错时跳过',
        'element-not-found': '找不到元素',
        'login-pages': '子流程登录',
      },
      ...{ 'download-files': '下载文件', 'big-tables': '两万行的表', 'merge-tables': '合并订单' },
      ...{ 'verify-download': '核对哈希', 'sign-in': '登录', 'apply-certificate': '申请证书' },
    } satisfies Words<(typeof helpScenes)[number]>,
  },
  people: {
    roles: { editor: '编辑', moderator: '版主', reviewer: '评审', operator: '管理员' } satisfies Words<Role>,
  },
  builds: {
    os: { win: 'Windows', mac: 'macOS', 'linux-deb': 'Linux（deb）' } satisfies Words<
      Row<DataOf<typeof deskBuildList>>['os']
    >,
    state: { draft: '草稿', published: '已发布', withdrawn: '已收回' } satisfies Words<
      Row<DataOf<typeof deskBuildList>>['state']
    >,
  },
  mails: {
    state: {
      ...{ waiting: '等待发送', sending: '正在发送', sent: '已发出', failed: '没有发成', cancelled: '已取消' },
    } satisfies Words<Row<DataOf<typeof mailList>>['state']>,
  },
  audit: {
    // Kinds of objects in the audit, as the menu calls them.
    objectType: {
      question: '问题',
      answer: '回答',
      report: '举报',
      content: '内容审核',
      application: '认证申请',
      certificate: '证书',
      'review-rules': '评定规则',
      message: '留言',
      template: '回复模板',
      mail: '邮件',
      booking: '预约',
      'open-day': '开放日',
      'open-day-table': '开放日的桌',
      comic: '漫画',
      chapter: '漫画一话',
      file: '文件',
      work: '大赛作品',
      'work-entry': '作品审核',
      choice: '话题与赛季',
      'help-article': '帮助文章',
      'help-section': '帮助的分类',
      build: '客户端安装包',
      user: '用户',
      audit: '操作记录',
      today: '今天',
      health: '运行状况',
      telemetry: '访客的体验',
    },
  },
} as const;

type WordsByField = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Words for the values of a resource's fields; of one whose values say all themselves, nothing. */
export function valueWordsOf(resource: string): WordsByField {
  return (valueWords as Readonly<Record<string, WordsByField>>)[resource] ?? {};
}

/** Values to choose from, in the order of their words. */
export function choicesOf(words: Readonly<Record<string, string>>): { id: string; name: string }[] {
  return Object.entries(words).map(([id, name]) => ({ id, name }));
}

/** A value in words; one that has none says itself. */
export function wordOf(words: Readonly<Record<string, string>>, value: unknown): string {
  return words[String(value)] ?? String(value);
}
