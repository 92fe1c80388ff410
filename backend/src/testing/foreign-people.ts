import { applicationReview, userRoles } from '@shared/contract/endpoints';
import { onlyRow } from '../database/database';
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

const held = async (site: TestSite, owner: Owner) => {
  const id = await asked(site, owner);
  await site.database.query('update questions set hidden_at = now(), held_at = now() where id = $1', [id]);
  return id;
};

const dataRequest = (site: TestSite, { id }: Owner) => {
  const sql = `insert into data_requests (subject, user_id, kind) values ($1::int::text, $1::int, 'tell') returning id`;
  return onlyRow<{ id: number }>(site.database, sql, [id]);
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

const hook = (site: TestSite) =>
  onlyRow<{ id: number; version: number }>(
    site.database,
    `insert into hooks (name, kind, url, enabled) values ('群', 'wecom', 'https://example.com', false) returning id, version`,
  );

const hookCall = async (site: TestSite) => {
  const sql = `insert into hook_calls (hook_id, event, data) values ($1, 'hook.sample', '{"no": ""}') returning id as "callId"`;
  return onlyRow<{ callId: number }>(site.database, sql, [(await hook(site)).id]);
};

const demo = async (site: TestSite, owner: Owner) =>
  onlyRow<{ id: number; version: number }>(
    site.database,
    `insert into demos (message_id, starts_at, ends_at) values ($1, now() + interval '1 day', now() + interval '25 hours')
       returning id, version`,
    [(await wrote(site, owner)).id],
  );

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
  messageSave: async (site, owner) => ({ ...(await wrote(site, owner)), status: 'contacted' }),
  messageNote: async (site, owner) => ({ id: (await wrote(site, owner)).id, text: '周三回电' }),
  messageAnswer: async (site, owner) => ({ ...(await wrote(site, owner)), subject: '回复', text: '你好' }),
  templateList: nothing,
  templateSave: (_site, { id }) => Promise.resolve({ name: `新模板 ${id}`, subject: '你好', body: '{name}，你好' }),
  templateRemove: template,
  contentDecide: async (site, owner) => ({ ids: [`question-${await held(site, owner)}`] }),
  dataFind: (_site, { id }) => Promise.resolve({ subject: String(id) }),
  dataRequestList: nothing,
  dataRequestCreate: (_site, { id }) => Promise.resolve({ subject: String(id), userId: id, kind: 'tell' }),
  dataRequestExport: dataRequest,
  dataRequestDecide: dataRequest,
  spamWordList: nothing,
  spamWordSave: (_site, { id }) => Promise.resolve({ word: `新词 ${id}`, points: 20 }),
  spamWordRemove: async (site, { id }) => {
    const sql = `insert into spam_words (word, points) values ($1, 20) returning id, version`;
    return onlyRow<{ id: number; version: number }>(site.database, sql, [`旧词 ${id}`]);
  },
  leadRuleList: nothing,
  leadRuleSave: async (site) => ({
    people: [(await site.newVisitor({ roles: ['sales'] })).id],
    topic: 'none',
    position: 900,
  }),
  leadRuleRemove: (site) =>
    onlyRow(site.database, `insert into lead_rules (topic, position) values ('none', 900) returning id, version`),
  demoList: nothing,
  demoSave: async (site, owner) => ({ ...(await demo(site, owner)), status: 'cancelled' }),
  demoHoursList: nothing,
  demoHoursSave: async (site) => ({
    hostId: (await site.newVisitor({ roles: ['sales'] })).id,
    day: '2020-01-01',
    opens: '09:00',
    closes: '10:00',
    minutes: 30,
  }),
  demoHoursRemove: async (site) =>
    onlyRow(
      site.database,
      `insert into demo_hours (host_id, day, opens, closes, minutes) values ($1, '2020-01-01', '09:00', '10:00', 30) returning id, version`,
      [(await site.newVisitor({ roles: ['sales'] })).id],
    ),
  hookList: nothing,
  hookSave: (_site, { id }) =>
    Promise.resolve({ name: `推送 ${id}`, kind: 'wecom', url: 'https://example.com', enabled: false }),
  hookRemove: hook,
  hookTry: async (site) => ({ id: (await hook(site)).id }),
  hookCallList: nothing,
  hookCallRetry: hookCall,
  hookCallCancel: hookCall,
  userRolesDecide: async (site, { id: userId }) => {
    const by = await site.newVisitor({ roles: ['operator'] });
    const roles = ['editor' as const];
    await site.call(userRoles, { token: by.token, body: { userId, roles } });
    return { userId, roles, agreed: true };
  },
  personList: nothing,
  personSessions: (_site, { id }) => Promise.resolve({ userId: id }),
  personSessionsEnd: (_site, { id }) => Promise.resolve({ userId: id }),
  colleagueList: nothing,
};
