import { applicationReview, customAssist, reportCreate, userRoles } from '@shared/contract/endpoints';
import type { Role, Route } from '@shared/contract/endpoints';
import { type Endpoint, endpoints, roleSchema } from '@shared/contract/schemas';
import { onlyRow } from '../database/database';
import { foreignEvents } from './foreign-events';
import { foreignPeople } from './foreign-people';
import type { Suite, TestSite } from '../domains/domain.suite';
import { foreignDeskSite } from './foreign-desk-site';
import { foreignWorks } from './foreign-works';
import { foreignDeskMore } from './foreign-desk-more';
import { foreignContent } from './foreign-content';
import { foreignSiteContent } from './foreign-site-content';

const roles: readonly Role[] = roleSchema.options;
const takes = (access: Endpoint['access'], held: readonly Role[]) =>
  access === 'guest' ||
  access === 'visitor' ||
  (access === 'official' ? held.length > 0 : held.some((role) => [access].flat().includes(role)));
const byRole = endpoints.filter(({ access }) => !takes(access, []));

interface Person {
  who: string;
  /** The roles that are held; null for a guest. */
  roles: readonly Role[] | null;
}

/** Everybody there is: a guest, a visitor, one of each role, and one with each set of all roles but one. */
const people: readonly Person[] = [
  { who: 'a guest', roles: null },
  { who: 'a visitor', roles: [] },
  ...roles.map((role): Person => ({ who: `one with the role ${role}`, roles: [role] })),
  ...roles.map((role): Person => ({
    who: `one with every role but ${role}`,
    roles: roles.filter((other) => other !== role),
  })),
];

/** The refusal that the contract's table gives this person before anything else; null where they may call. */
function expectedRefusal({ access }: Endpoint, person: Person): 'login-required' | 'role-required' | null {
  if (access === 'guest') return null;
  if (person.roles === null) return 'login-required';
  return takes(access, person.roles) ? null : 'role-required';
}

interface Member {
  id: number;
  token: string;
}

// Questions are added by SQL: one address may not write as many through the calls in a minute.
const ask = async ({ database }: TestSite, { id }: Member) =>
  (
    await onlyRow<{ id: number }>(
      database,
      `insert into questions (topic, title, content, author_id) values ('start', '问题', '内容', $1) returning id`,
      [id],
    )
  ).id;

const answer = async (site: TestSite, by: Member, questionId?: number) =>
  (
    await onlyRow<{ id: number }>(
      site.database,
      `with question as (update questions set answer_count = answer_count + 1 where id = $1 returning id)
       insert into answers (question_id, author_id, content) select id, $2, '回答' from question returning id`,
      [questionId ?? (await ask(site, by)), by.id],
    )
  ).id;

const chapterId = async ({ database }: TestSite) =>
  (
    await onlyRow<{ id: number }>(
      database,
      `insert into comic_chapters (comic_id, no, title, panels)
         select 1, max(no) + 1, '一话', '[]'::jsonb from comic_chapters where comic_id = 1 returning id`,
    )
  ).id;

const apply = async ({ database }: TestSite, { id }: Member) =>
  (
    await onlyRow<{ id: number }>(
      database,
      `insert into grade_applications (user_id, level, real_name, employer, statement, evidence)
       values ($1, 'senior', '张三', '', '做过', '[]'::jsonb) returning id`,
      [id],
    )
  ).id;

type Sent = Record<string, unknown>;
type Prepare = (site: TestSite, owner: Member) => Promise<Sent>;

/** Makes what each call of a role is about, as something of another person. */
const foreignObjects: Readonly<Record<string, Prepare>> = {
  answerRecommend: async (site, owner) => ({ answerId: await answer(site, owner) }),
  answerCancelRecommend: async (site, owner) => ({ answerId: await answer(site, owner) }),
  comicChapterDelete: async (site) => ({ chapterId: await chapterId(site) }),
  applicationReview: async (site, owner) => ({
    applicationId: await apply(site, owner),
    decision: 'rejected',
    reason: '材料不全',
  }),
  telemetryCounts: () => Promise.resolve({}),
  openReports: () => Promise.resolve({}),
  reportClose: async (site, owner) => {
    const target = { targetType: 'question', targetId: await ask(site, owner) } as const;
    await site.call(reportCreate, { token: owner.token, body: { ...target, reason: '广告' } });
    const sql = 'select id from reports where target_id = $1 and closed_at is null';
    return { reportId: (await onlyRow<{ id: number }>(site.database, sql, [target.targetId])).id };
  },
  contentHide: async (site, owner) => ({ targetType: 'question', targetId: await ask(site, owner), reason: '广告' }),
  contentRestore: async (site, owner) => ({ targetType: 'answer', targetId: await answer(site, owner) }),
  questionTopicChange: async (site, owner) => ({ questionId: await ask(site, owner), topic: 'web' }),
  userBlock: (_site, owner) => Promise.resolve({ userId: owner.id, until: '2099-01-01T00:00:00Z', reason: '广告' }),
  messageList: () => Promise.resolve({}),
  auditList: () => Promise.resolve({}),
  ...foreignDeskSite,
  ...foreignEvents,
  ...foreignPeople,
  ...foreignWorks,
  userRoles: (_site, owner) => Promise.resolve({ userId: owner.id, roles: ['editor'] }),
  ...foreignContent,
  ...foreignSiteContent,
  ...foreignDeskMore,
};

/** A call that has both is told so by its object. */
const sentTo = ({ method }: Route, sent: Sent) =>
  'query' in sent && 'body' in sent
    ? sent
    : method === 'GET'
      ? { query: sent as Record<string, string> }
      : { body: sent };

export const rolesSuite: Suite = (site) => {
  const member = (memberRoles: readonly Role[] = []) => site().newVisitor({ roles: memberRoles });
  const audited = (id: number) =>
    site().database.query<{ action: string }>('select action from audit where actor_id = $1', [id]);

  describe('the table of roles', () => {
    test.each(people.map((person): [string, Person] => [person.who, person]))(
      'takes %s where it says so, at every call, and nowhere else',
      async (_who, person) => {
        const wrong: string[] = [];
        const come = async () => (person.roles === null ? undefined : (await member(person.roles)).token);
        const reader = await come();
        for (const endpoint of endpoints) {
          const { method, path } = endpoint.route;
          // What writes may end the login.
          const token = method === 'GET' ? reader : await come();
          const response = await site().request({
            method,
            url: path,
            headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
            payload: method === 'POST' ? {} : undefined,
          });
          const { data } = response.json() as { data: { reason?: string } | null };
          const met = ['login-required', 'role-required'].find((reason) => reason === data?.reason) ?? null;
          if (met !== expectedRefusal(endpoint, person)) wrong.push(`${endpoint.name}: ${met ?? 'taken'}`);
        }
        expect(wrong).toEqual([]);
      },
    );

    test('has an object for every call of a role', () => {
      expect(Object.keys(foreignObjects).sort()).toEqual(byRole.map(({ name }) => name).sort());
    });

    test.each(byRole.map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]))(
      '%s changes what is another person’s for its role alone, and leaves one trace',
      async (name, { access, route }) => {
        const prepare = foreignObjects[name];
        if (!prepare) throw new Error(`${name} has no object`);
        const rightfulRole = roles.find((role) => takes(access, [role]));
        const owner = await member();
        const sent = sentTo(route, await prepare(site(), owner));
        const others = await member(roles.filter((role) => !takes(access, [role])));
        for (const refused of [owner, others]) {
          expect(await site().refused(route, { token: refused.token, ...sent })).toMatchObject({
            status: 403,
            reason: 'role-required',
          });
          expect(await audited(refused.id)).toEqual([]);
        }
        const rightful = await member(rightfulRole ? [rightfulRole] : []);
        await site().call(route, { token: rightful.token, ...sent });
        expect(await audited(rightful.id)).toEqual([{ action: name }]);
      },
    );

    test('lets nobody decide about their own application, or take the last say from themselves', async () => {
      const reviewer = await member(['reviewer']);
      const body = { applicationId: await apply(site(), reviewer), decision: 'granted' };
      expect(await site().refused(applicationReview, { token: reviewer.token, body })).toMatchObject({
        reason: 'own-application',
      });
      const operator = await member(['operator']);
      expect(
        await site().refused(userRoles, { token: operator.token, body: { userId: operator.id, roles: [] } }),
      ).toMatchObject({ reason: 'own-role' });
      expect(await audited(operator.id)).toEqual([]);
    });
  });

  describe('things of one person', () => {
    /** Calls that take an object which belongs to a person: what another person gets. */
    const owned: readonly (readonly [name: string, reason: string, prepare: Prepare])[] = [
      ['answerDelete', 'not-author', async (the, owner) => ({ answerId: await answer(the, owner) })],
      ['questionDelete', 'not-author', async (the, owner) => ({ questionId: await ask(the, owner) })],
      [
        'chapterCommentDelete',
        'not-author',
        async (the, owner) => {
          const sql = `insert into chapter_comments (chapter_id, author_id, content) values ($1, $2, '评论') returning id`;
          const row = await onlyRow<{ id: number }>(the.database, sql, [await chapterId(the), owner.id]);
          return { commentId: row.id };
        },
      ],
      [
        'bookingCancel',
        'not-found',
        async ({ database }, owner) => {
          const sql = `insert into bookings (event_id, table_id, user_id, name, phone, company, note)
            select event_id, id, $1, '张三', '13800000000', '', '' from open_day_tables order by id limit 1 returning id`;
          return { bookingId: (await onlyRow<{ id: number }>(database, sql, [owner.id])).id };
        },
      ],
      [
        'sessionEnd',
        'not-found',
        async ({ database }, owner) => {
          const sql = 'select id from sessions where user_id = $1';
          return { sessionId: (await onlyRow<{ id: number }>(database, sql, [owner.id])).id };
        },
      ],
      [
        'personalGradeApply',
        'invalid-request',
        async ({ database }, owner) => {
          const file = owner.id.toString(16).padStart(32, '0');
          await database.query(
            `insert into uploads (id, user_id, name, type, size, stored_at) values ($1, $2, 'a.pdf', 'application/pdf', 1, now())`,
            [file, owner.id],
          );
          return { level: 'junior', realName: '张三', statement: '做过', evidence: [file] };
        },
      ],
    ];

    test.each(owned)('%s refuses everybody else with %s, whatever their roles', async (name, reason, prepare) => {
      const route = endpoints.find((endpoint) => endpoint.name === name)?.route;
      if (!route) throw new Error(`${name} is no call`);
      const owner = await member();
      const body = await prepare(site(), owner);
      for (const token of [(await member()).token, (await member(roles)).token]) {
        expect(await site().refused(route, { token, body })).toMatchObject({ reason });
      }
      // The refusal changed nothing: its owner still may.
      await site().call(route, { token: owner.token, body });
    });

    test('is in nobody else’s lists', async () => {
      const owner = await member();
      const mark = `印记${owner.id}`;
      const questionId = await ask(site(), owner);
      await site().database.query('update questions set title = $1 where id = $2', [mark, questionId]);
      await answer(site(), owner, questionId);
      await site().call(customAssist, {
        token: owner.token,
        body: { name: mark, contact: 'a@example.com', topic: 'other', message: mark, consent: true },
      });
      await site().database.query('update grade_applications set real_name = $1 where id = $2', [
        mark,
        await apply(site(), owner),
      ]);
      const lists = endpoints.filter(({ route }) => route.path.startsWith('/api/ext/v1/my/') && route.method === 'GET');
      expect(lists.length).toBeGreaterThan(6);
      const everything = async (token: string) =>
        JSON.stringify(await Promise.all(lists.map(({ route }) => site().call(route, { token }))));
      expect(await everything(owner.token)).toContain(mark);
      for (const token of [(await member()).token, (await member(roles)).token]) {
        expect(await everything(token)).not.toContain(mark);
      }
    });
  });
};
