import {
  type Route,
  applicationList,
  colleagueList,
  contentQueue,
  messageList,
  personList,
  templateList,
} from '@shared/contract/endpoints';
import type { Suite } from '../domains/domain.suite';

/** How much of everything there is: 1 for as much as is promised, which takes a minute to make. */
const SHARE = Number(process.env['DESK_LOAD'] ?? 0.02);
const QUESTIONS = Math.round(100_000 * SHARE);
const MESSAGES = Math.round(50_000 * SHARE);
const CALLS = SHARE < 1 ? 10 : 100;
/** Milliseconds that 95 of 100 first pages may take. */
const PROMISED = 300;

const pages: readonly (readonly [what: string, route: Route, query: Record<string, string>])[] = [
  ['what waits for moderators', contentQueue, {}],
  ['what is reported', contentQueue, { state: 'reported' }],
  ['everything written', contentQueue, { state: 'all' }],
  ['what is removed', contentQueue, { state: 'hidden' }],
  ['applications', applicationList, { order: 'asc', status: 'submitted' }],
  ['messages', messageList, {}],
  ['new messages of nobody', messageList, { status: 'new', assigned: 'nobody' }],
  ['templates', templateList, { order: 'asc' }],
  ['people', personList, {}],
  ['colleagues', colleagueList, { role: 'operator' }],
];

/** Lists of the desk with as much in them as they have to bear. */
export const deskLoadSuite: Suite = (site) => {
  beforeAll(async () => {
    await site().database.script(`
      insert into users (name, avatar_url, company)
        select '用户' || n, '/api/ext/v1/media/avatar-1.svg', '公司' || n % 500 from generate_series(1, ${Math.round(QUESTIONS / 10)}) n;
      insert into questions (topic, title, content, author_id, created_at)
        select 'web', '问题 ' || n, repeat('内容 ' || n || ' ', 20), (select min(id) from users) + n % 50, now() - n * interval '1 minute'
        from generate_series(1, ${QUESTIONS}) n;
      insert into answers (question_id, author_id, content, created_at)
        select id, author_id, '回答 ' || id, created_at from questions where id % 2 = 0;
      insert into reports (target_type, target_id, reason) select 'question', id, '广告' from questions where id % 100 = 0;
      update questions set hidden_at = now(), hidden_reason = '广告' where id % 50 = 0;
      insert into messages (name, contact, company, topic, message, first_visit_url, received_at)
        select '来信 ' || n, 'a' || n || '@example.com', '', 'trial', repeat('想试用 ', 20), '', now() - n * interval '1 minute'
        from generate_series(1, ${MESSAGES}) n;
      insert into grade_applications (user_id, level, real_name, employer, statement, evidence)
        select id, 'junior', name, company, '做过', '[]' from users where id % 5 = 0 and not official
        on conflict do nothing;
      analyze;`);
  }, 300_000);

  test.each(pages)(
    'the first page of %s comes in time',
    async (_what, route, query) => {
      const { token } = await site().newVisitor({ roles: ['moderator', 'reviewer', 'operator'] });
      const times: number[] = [];
      for (let at = 0; at < CALLS; at += 1) {
        const from = performance.now();
        await site().call(route, { token, query });
        times.push(performance.now() - from);
      }
      times.sort((a, b) => a - b);
      const [median, p95] = [0.5, 0.95].map((share) => Math.round(times[Math.floor(CALLS * share)] ?? Infinity));
      if (SHARE >= 1) process.stdout.write(`${site().database.engine} ${_what}: median ${median} ms, p95 ${p95} ms\n`);
      expect(p95).toBeLessThanOrEqual(PROMISED);
    },
    120_000,
  );
};
