import { customAssist, leadRuleSave, messageCase, messageList } from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';

export const leadRulesSuite: Suite = (site) => {
  const operator = () => site().newVisitor({ roles: ['operator'] });
  const sales = () => site().newVisitor({ roles: ['sales'] });
  // Each sender has an address of their own: one may not write as often.
  const write = async (message = '想试用', topic = 'trial') => {
    const { token } = await site().newVisitor();
    const form = { name: '陈可', contact: 'chenke@example.com', topic, message, consent: true };
    return site().call(customAssist, { token, body: form });
  };

  describe('a message that comes', () => {
    const forget = () => site().database.query('delete from lead_rules');
    beforeEach(forget);
    afterAll(forget);

    test('is given turn by turn to those of the first rule that fits, and to nobody who lost the role', async () => {
      const { token } = await operator();
      const [one, two, gone] = [await sales(), await sales(), await sales()];
      const rule = (body: object) => site().call(leadRuleSave, { token, body });
      await rule({ topic: null, people: [two.id], position: 2 });
      await rule({ topic: 'trial', people: [one.id, gone.id, two.id], position: 1 });
      await site().database.query(`update users set roles = '{}' where id = $1`, [gone.id]);
      const owners: unknown[] = [];
      for (const topic of ['trial', 'trial', 'trial', 'other']) {
        const { id } = await write('想试用', topic);
        const seen = await site().call(messageCase, { token, query: { id } });
        owners.push(seen.assignee?.id);
        expect(seen.thread).toMatchObject([{ kind: 'owner', author: null, owner: { id: seen.assignee?.id } }]);
      }
      expect(owners).toEqual([one.id, two.id, one.id, two.id]);
      const told = `select count(*)::int as count from notices where user_id = $1 and text like '新留言%'`;
      const count = async (id: number) => (await onlyRow<{ count: number }>(site().database, told, [id])).count;
      expect([await count(one.id), await count(two.id), await count(gone.id)]).toEqual([2, 2, 0]);
      await site().database.query('delete from lead_rules');
      await write();
      expect([await count(one.id), await count(two.id), await count(gone.id)]).toEqual([3, 3, 0]);
    });

    test('is given by region where a rule names one, keeps it, and is found by it', async () => {
      const { token } = await operator();
      const [east, rest] = [await sales(), await sales()];
      const rule = (body: object) => site().call(leadRuleSave, { token, body: { topic: null, ...body } });
      const { id: ruleId, version } = await rule({ region: 'Shanghai', people: [east.id], position: 1 });
      await rule({ region: null, people: [rest.id], position: 2 });
      const beside = await site().openBeside({ regionHeader: 'X-Region' });
      const from = async (region: string) => {
        const { token: sender } = await site().newVisitor();
        const { body } = await beside.request({
          method: 'POST',
          url: customAssist.path,
          headers: { authorization: `Bearer ${sender}`, 'x-region': region },
          payload: { name: '陈可', contact: 'chenke@example.com', topic: 'trial', message: '想试用', consent: true },
        });
        const { id } = schemasOf(customAssist).data.parse((JSON.parse(body) as { data: unknown }).data);
        return site().call(messageCase, { token, query: { id } });
      };
      const messages = [await from('Shanghai'), await from('Beijing'), await from('<b>')];
      expect(messages.map(({ region, assignee }) => [region, assignee?.id])).toEqual([
        ['Shanghai', east.id],
        ['Beijing', rest.id],
        ['', rest.id],
      ]);
      const found = await site().call(messageList, { token, query: { region: 'Shanghai' } });
      expect(found.items.map(({ id }) => id)).toContain(messages[0]?.id);
      expect(found.items.every(({ region }) => region === 'Shanghai')).toBe(true);
      await rule({ id: ruleId, version, region: null });
      expect((await from('Beijing')).assignee?.id).toBe(east.id);
      await beside.close();
    });

    test('of several at once goes round as fairly', async () => {
      const { token } = await operator();
      const people = [await sales(), await sales(), await sales()];
      await site().call(leadRuleSave, {
        token,
        body: { topic: null, people: people.map(({ id }) => id), position: 1 },
      });
      await Promise.all(Array.from({ length: 9 }, (_, at) => write(`一起来的 ${at}`)));
      const sql = `select count(*)::int as count from messages where message like '一起来的%' group by assignee_id`;
      expect(await site().database.query(sql)).toEqual([{ count: 3 }, { count: 3 }, { count: 3 }]);
      await site().database.query(`update messages set message = '上一轮的' where message like '一起来的%'`);
    });
  });
};
