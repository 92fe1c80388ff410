import { applicationReview } from '@shared/contract/endpoints';
import { onlyRow } from '../database/first-row';
import type { TestSite } from '../domains/domain.suite';

interface Owner {
  id: number;
  token: string;
}

type Prepare = (site: TestSite, owner: Owner) => Promise<Record<string, unknown>>;

const nothing: Prepare = () => Promise.resolve({});

const asked = async (site: TestSite, { id }: Owner) => {
  const sql = `insert into questions (topic, title, content, author_id) values ('start', '问题', '内容', $1) returning id`;
  return (await onlyRow<{ id: number }>(site.database, sql, [id])).id;
};

const applied = async (site: TestSite, { id }: Owner) => {
  const sql = `insert into grade_applications (user_id, level, real_name, employer, statement, evidence)
    values ($1, 'senior', '张三', '', '做过', '[]'::jsonb) returning id`;
  return (await onlyRow<{ id: number }>(site.database, sql, [id])).id;
};

const wrote = async (site: TestSite, { id }: Owner) => {
  const sql = `insert into messages (user_id, name, contact, company, topic, message, first_visit_url)
    values ($1, '张三', 'a@example.com', '', 'other', '在吗', '') returning id, version`;
  return onlyRow<{ id: number; version: number }>(site.database, sql, [id]);
};

const template = async (site: TestSite, { id }: Owner) => {
  const sql = `insert into mail_templates (name, subject, body) values ($1, '你好', '{name}，你好') returning id, version`;
  return onlyRow<{ id: number; version: number }>(site.database, sql, [`模板 ${id}`]);
};

/** Objects of another person for the calls of moderators, reviewers and operators about people. */
export const foreignPeople: Readonly<Record<string, Prepare>> = {
  contentQueue: nothing,
  contentCase: async (site, owner) => ({ id: `question-${await asked(site, owner)}` }),
  contentCheck: async (site, owner) => ({ targetType: 'question', targetId: await asked(site, owner) }),
  contentNoteCreate: async (site, owner) => ({
    targetType: 'question',
    targetId: await asked(site, owner),
    text: '请看一下',
  }),
  applicationList: nothing,
  applicationAssign: async (site, owner) => ({ applicationId: await applied(site, owner), toMe: true }),
  certificateRevoke: async (site, owner) => {
    const applicationId = await applied(site, owner);
    const { token } = await site.newVisitor({ roles: ['reviewer'] });
    const granted = await site.call(applicationReview, { token, body: { applicationId, decision: 'granted' } });
    return { certificateNo: granted.certificateNo, reason: '材料不实' };
  },
  reviewRules: nothing,
  reviewRulesSave: () => Promise.resolve({ fourEyes: false }),
  messageCase: async (site, owner) => ({ id: (await wrote(site, owner)).id }),
  messageSave: async (site, owner) => ({ ...(await wrote(site, owner)), status: 'working' }),
  messageAnswer: async (site, owner) => ({ ...(await wrote(site, owner)), subject: '回复', text: '你好' }),
  templateList: nothing,
  templateSave: (_site, { id }) => Promise.resolve({ name: `新模板 ${id}`, subject: '你好', body: '{name}，你好' }),
  templateRemove: template,
  personList: nothing,
  personBlock: (_site, { id }) => Promise.resolve({ userId: id, until: '2099-01-01T00:00:00Z', reason: '广告' }),
  personSessions: (_site, { id }) => Promise.resolve({ userId: id }),
  personSessionsEnd: (_site, { id }) => Promise.resolve({ userId: id }),
  colleagueList: nothing,
};
