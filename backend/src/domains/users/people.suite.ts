import {
  colleagueList,
  deskToday,
  userBlock,
  personList,
  personSessions,
  personSessionsEnd,
  questionCreate,
  userInfoRich,
  userRoles,
  userRolesDecide,
  type Role,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';
import { askForSecondPerson } from './second-person';

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
    const second = await operator();
    /** Asked for by one operator, and agreed to by another. */
    const give = async (roles: Role[]) => {
      await site().call(userRoles, { token: by, body: { userId: id, roles } });
      await site().call(userRolesDecide, { token: second.token, body: { userId: id, roles, agreed: true } });
    };
    await give(['editor']);
    expect(await found({ role: 'editor' })).toMatchObject([{ id, roles: ['editor'] }]);
    const colleagues = await site().call(colleagueList, { token, query: { role: 'editor', keyword: name } });
    expect(colleagues.items).toMatchObject([{ id, name }]);
    await give([]);
    const until = new Date(Date.now() + 3_600_000).toISOString();
    expect(await found({ blocked: 'true' })).toEqual([]);
    await site().call(userBlock, { token: by, body: { userId: id, until, reason: '刷屏' } });
    expect(await found({ blocked: 'true' })).toMatchObject([{ id, blockedUntil: until, blockedReason: '刷屏' }]);
    const body = { topic: 'start', title: '问', content: '问' };
    expect(await site().refused(questionCreate, { token, body })).toMatchObject({ reason: 'blocked' });
    expect(await found({ blocked: 'false' })).toEqual([]);
    // A role that comes meanwhile keeps nobody from being let write again.
    await give(['editor']);
    await site().call(userBlock, { token: by, body: { userId: id, until: null, reason: '弄错了' } });
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

  describe('a change of roles', () => {
    const roles: Role[] = ['editor', 'sales'];
    const rolesOf = async (id: number) =>
      (await onlyRow<{ roles: Role[] }>(site().database, 'select roles from users where id = $1', [id])).roles;
    const asked = async () => {
      const [by, second, person] = [await operator(), await operator(), await site().newVisitor()];
      const ask = () => site().call(userRoles, { token: by.token, body: { userId: person.id, roles } });
      const decide = ({ token }: { token: string }, agreed: boolean, wanted = roles) =>
        site().call(userRolesDecide, { token, body: { userId: person.id, roles: wanted, agreed } });
      expect(await ask()).toEqual({ userId: person.id, roles, waits: true });
      return { by, second, person, ask, decide };
    };

    test('waits for another operator, who agrees to what was asked and to nothing else', async () => {
      const { by, second, person, decide } = await asked();
      const { items } = await site().call(personList, { token: second.token, query: { asked: 'true', size: 50 } });
      expect(items.find(({ id }) => id === person.id)).toMatchObject({
        asked: { roles, by: { id: by.id } },
        roles: [],
      });
      const { waiting } = await site().call(deskToday, { token: second.token });
      expect(waiting).toContainEqual({ kind: 'roles', count: items.length });
      await expect(decide(by, true)).rejects.toThrow('own-proposal');
      await expect(decide(second, true, ['operator'])).rejects.toThrow('not-found');
      expect(await rolesOf(person.id)).toEqual([]);
      expect(await decide(second, true)).toEqual({ userId: person.id, roles, waits: false });
      expect(await rolesOf(person.id)).toEqual(roles);
      await expect(decide(second, true)).rejects.toThrow('not-found');
    });

    test('is ended by its asker or another, and void where who asked or the person has other roles meanwhile', async () => {
      const { by, second, person, ask, decide } = await asked();
      expect(await decide(by, false)).toMatchObject({ roles: [], waits: false });
      await ask();
      await site().database.query(`update users set roles = '{moderator}' where id = $1`, [person.id]);
      await expect(decide(second, true)).rejects.toThrow('not-found');
      await ask();
      await site().database.query(`update users set roles = '{}' where id = $1`, [by.id]);
      await expect(decide(second, true)).rejects.toThrow('not-found');
      expect(await rolesOf(person.id)).toEqual(['moderator']);
    });

    test('is nobody’s own where it adds one; what is one’s own is laid down alone', async () => {
      const me = await operator();
      const mine = (wanted: Role[]) =>
        site().call(userRoles, { token: me.token, body: { userId: me.id, roles: wanted } });
      await expect(mine(['editor', 'operator'])).rejects.toThrow('own-role');
      await site().database.query(`update users set roles = '{editor,operator}' where id = $1`, [me.id]);
      expect(await mine(['operator'])).toMatchObject({ waits: false });
      expect(await rolesOf(me.id)).toEqual(['operator']);
    });

    test('is made by one alone where the setup says so', async () => {
      await askForSecondPerson(site().database, 'role-changes', false);
      try {
        const [{ token }, { id: userId }] = [await operator(), await site().newVisitor()];
        expect(await site().call(userRoles, { token, body: { userId, roles } })).toMatchObject({ waits: false });
        expect(await rolesOf(userId)).toEqual(roles);
      } finally {
        await askForSecondPerson(site().database, 'role-changes', true);
      }
    });
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
      const roles: Role[] = [];
      await site().call(userRoles, { token: one.token, body: { userId: other.id, roles } });
      await site().call(userRoles, { token: other.token, body: { userId: one.id, roles } });
      const results = await Promise.allSettled([
        site().call(userRolesDecide, { token: one.token, body: { userId: one.id, roles, agreed: true } }),
        site().call(userRolesDecide, { token: other.token, body: { userId: other.id, roles, agreed: true } }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    } finally {
      for (const { id } of before) {
        await site().database.query(`update users set roles = array_append(roles, 'operator') where id = $1`, [id]);
      }
    }
  });
};
