import {
  colleagueList,
  personBlock,
  personList,
  personSessions,
  personSessionsEnd,
  questionCreate,
  userInfoRich,
  userRoles,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const peopleSuite: Suite = (site) => {
  const operator = () => site().newVisitor({ roles: ['operator'] });
  const named = async (name: string) => {
    const person = await site().newVisitor();
    await site().database.query('update users set name = $2, company = $3 where id = $1', [
      person.id,
      name,
      `${name}公司`,
    ]);
    return person;
  };

  test('people are found by name, company, role and whether they may write', async () => {
    const name = `找我${Math.random()}`;
    const { id, token } = await named(name);
    const { token: by } = await operator();
    const found = async (query: Record<string, string>) =>
      (await site().call(personList, { token: by, query: { keyword: name, ...query } })).items;
    const lastSeenAt: unknown = expect.any(String);
    expect(await found({})).toMatchObject([
      { id, name, company: `${name}公司`, roles: [], blockedUntil: null, lastSeenAt },
    ]);
    expect(await found({ sort: 'lastSeenAt' })).toHaveLength(1);
    expect(await found({ role: 'editor' })).toEqual([]);
    await site().call(userRoles, { token: by, body: { userId: id, roles: ['editor'] } });
    expect(await found({ role: 'editor' })).toMatchObject([{ id, roles: ['editor'] }]);
    const colleagues = await site().call(colleagueList, { token, query: { role: 'editor', keyword: name } });
    expect(colleagues.items).toMatchObject([{ id, name }]);
    await site().call(userRoles, { token: by, body: { userId: id, roles: [] } });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect(await found({ blocked: 'true' })).toEqual([]);
    await site().call(personBlock, { token: by, body: { userId: id, until, reason: '刷屏' } });
    expect(await found({ blocked: 'true' })).toMatchObject([{ id, blockedUntil: until, blockedReason: '刷屏' }]);
    const body = { topic: 'start', title: '问', content: '问' };
    expect(await site().refused(questionCreate, { token, body })).toMatchObject({ reason: 'blocked' });
    expect(await found({ blocked: 'false' })).toEqual([]);
    // A role that comes meanwhile keeps nobody from being let write again.
    await site().call(userRoles, { token: by, body: { userId: id, roles: ['editor'] } });
    await site().call(personBlock, { token: by, body: { userId: id, until: null, reason: '弄错了' } });
    expect(await found({ blocked: 'false' })).toMatchObject([{ id, blockedUntil: null }]);
  });

  test('an operator ends one login of a person or all, and never the own one', async () => {
    const person = await site().newVisitor();
    await site().tokenOf(person.id);
    const third = await site().tokenOf(person.id);
    const me = await operator();
    const listed = () => site().call(personSessions, { token: me.token, query: { userId: person.id } });
    const [latest] = await listed();
    const one = { userId: person.id, sessionId: latest?.id };
    expect(await site().call(personSessionsEnd, { token: me.token, body: one })).toEqual({ ended: 1 });
    expect(await site().refused(personSessionsEnd, { token: me.token, body: one })).toMatchObject({ status: 404 });
    expect(await listed()).toHaveLength(2);
    const foreign = { userId: me.id, sessionId: (await listed())[0]?.id };
    expect(await site().refused(personSessionsEnd, { token: me.token, body: foreign })).toMatchObject({ status: 404 });
    await site().call(personSessionsEnd, { token: me.token, body: { userId: person.id } });
    for (const token of [person.token, third]) {
      expect(await site().refused(userInfoRich, { token })).toMatchObject({ status: 401 });
    }
    expect(await site().call(personSessionsEnd, { token: me.token, body: { userId: me.id } })).toEqual({ ended: 0 });
    await site().call(userInfoRich, { token: me.token });
  });

  test('one of the last two operators stays where they take the role from each other at once', async () => {
    const [one, other] = [await operator(), await operator()];
    const before = await site().database.query<{ id: number; roles: string[] }>(
      `select id, roles from users where 'operator' = any(roles) and id not in ($1, $2)`,
      [one.id, other.id],
    );
    await site().database.query(`update users set roles = array_remove(roles, 'operator') where id not in ($1, $2)`, [
      one.id,
      other.id,
    ]);
    try {
      const results = await Promise.allSettled([
        site().call(userRoles, { token: one.token, body: { userId: other.id, roles: [] } }),
        site().call(userRoles, { token: other.token, body: { userId: one.id, roles: [] } }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    } finally {
      for (const { id } of before) {
        await site().database.query(`update users set roles = array_append(roles, 'operator') where id = $1`, [id]);
      }
    }
  });
};
