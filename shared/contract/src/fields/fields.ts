import type { TextField } from './text-field';

type Fields = Readonly<Record<string, TextField>>;

/** Telephone number or e-mail address. */
const contact = /^(?:[+\d][\d\s()-]{4,30}|[^\s@]+@[^\s@]+\.[^\s@]+)$/;

/** A mobile number of the mainland, or a landline with its area code and perhaps an extension. */
const phone = /^(?:(?:\+?86[ -]?)?1[3-9]\d[ -]?\d{4}[ -]?\d{4}|0\d{2,3}[ -]?\d{7,8}(?:[ -]\d{1,6})?)$/;

/** `custom/assist`. */
export const messageFields = {
  name: { max: 40 },
  contact: { max: 100, pattern: contact, invalid: '请填写电话号码或邮箱' },
  company: { max: 80, optional: true },
  message: { max: 2000 },
  region: { max: 40, optional: true },
} as const satisfies Fields;

/** `table/submit-appointment`. */
export const bookingFields = {
  name: { max: 40 },
  phone: { max: 21, pattern: phone, invalid: '请填写 11 位手机号，或带区号的座机' },
  company: { max: 80, optional: true },
  note: { max: 500, optional: true },
} as const satisfies Fields;

/** An open day, as editors keep it. */
export const openDayFields = { title: { max: 60 }, place: { max: 120 } } as const satisfies Fields;

export const openDayTableFields = {
  name: { max: 20 },
  topic: { max: 60 },
  description: { max: 500, optional: true },
  host: { max: 40, optional: true },
} as const satisfies Fields;

/** `questions/create`. */
export const questionFields = { title: { max: 80 }, content: { max: 5000 } } as const satisfies Fields;

/** `answer/create`. */
export const answerFields = { content: { max: 5000 } } as const satisfies Fields;

/** `comic/comments/create`: a line or two. */
export const commentFields = { content: { max: 300 } } as const satisfies Fields;

/** `reports/create` and what moderators say. */
export const moderationFields = { reason: { max: 200 }, note: { max: 500 } } as const satisfies Fields;

export const mailFields = { subject: { max: 120 }, text: { max: 5000 } } as const satisfies Fields;
/** Fields of a hook: an address that is called when a message comes. */
export const hookFields = { name: { max: 40 }, url: { max: 500 }, secret: { max: 200 } } as const satisfies Fields;
export const templateFields = { name: { max: 40 } } as const satisfies Fields;

/** `personalGrade/apply`. */
export const gradeFields = {
  realName: { max: 40 },
  employer: { max: 80, optional: true },
  statement: { max: 2000 },
} as const satisfies Fields;

/** How a certificate is numbered: by the year and by how many there were before. */
export const certificateNumber = (year: number, count: number) => `RPA-${year}-${String(count).padStart(6, '0')}`;

/** A certificate's number as it is shown where one is only an example. */
export const certificateExample = certificateNumber(2026, 1);

/** Levels of the personal grade, lowest first. */
export const gradeLevels = ['junior', 'intermediate', 'senior'] as const;
export type GradeLevel = (typeof gradeLevels)[number];

/** The levels as they are called everywhere, and what each of them certifies. */
export const gradeLevelWords = {
  junior: { label: '初级', note: '能独立录制并排程' },
  intermediate: { label: '中级', note: '能处理判断与例外' },
  senior: { label: '高级', note: '能带团队设计流程' },
} as const satisfies Readonly<Record<GradeLevel, { label: string; note: string }>>;

/** `personalGrade/verify`. */
export const certificateFields = {
  certificateNo: { max: 15, pattern: /^(?:RPA|YS)-\d{4}-\d{6}$/, invalid: `证书编号形如 ${certificateExample}` },
} as const satisfies Fields;

export const deskFields = {
  label: { max: 40 },
  title: { max: 80 },
  description: { max: 300 },
  paragraph: { max: 1000 },
} as const satisfies Fields;

/** Addresses of a work's video: the page of it, without what sharing appends. A short link could lead anywhere. */
const video =
  /^https:\/\/(?:www\.bilibili\.com\/video\/(?:BV[0-9A-Za-z]{10}|av\d{1,12})\/?|v\.qq\.com\/x\/page\/[0-9a-z]{8,16}\.html|v\.youku\.com\/v_show\/id_[\w=]{8,40}\.html)$/;

/** A member's work for the awards. Story and steps are typed as lines: a paragraph, or a step, each. */
export const workFields = {
  title: { max: 80 },
  summary: { max: 200 },
  story: { max: 5000 },
  steps: { max: 500 },
  video: {
    max: 120,
    optional: true,
    pattern: video,
    invalid: '填哔哩哔哩、腾讯视频或优酷播放页的地址，以 https:// 开头；问号和后面的内容去掉',
  },
} as const satisfies Fields;

export const workLimits = { steps: 12, step: 40, paragraphs: 40, paragraph: 1000, pictures: 12 } as const;

export const helpFields = {
  section: { max: 20 },
  title: { max: 60 },
  summary: { max: 120 },
  keywords: { max: 200, optional: true },
  body: { max: 20_000, optional: true },
} as const satisfies Fields;

/** Pictures that an article can have; the page draws them (remote-community/src/content/help/scenes.json). */
export const helpScenes = [
  ...(['install-client', 'browser-component', 'first-flow', 'schedule', 'read-log'] as const),
  ...(['skip-row', 'element-not-found', 'login-pages', 'download-files', 'big-tables'] as const),
  ...(['merge-tables', 'verify-download', 'sign-in', 'apply-certificate'] as const),
  ...(['edit-steps', 'update-client', 'resume', 'calendar', 'next-page', 'dropdown'] as const),
  ...(['long-numbers', 'read-pdf', 'rename-files', 'ai-read', 'ai-answers', 'ai-usage'] as const),
  ...(['ai-model', 'ask-well'] as const),
] as const;
