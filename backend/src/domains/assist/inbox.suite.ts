import {
  customAssist,
  messageAnswer,
  messageCase,
  messageList,
  messageNote,
  messageSave,
  myMessages,
  templateList,
  templateRemove,
  templateSave,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { remindNext } from './keep-following';

export const inboxSuite: Suite = (site) => {
  const wrote = async (contact = 'visitor@example.com') => {
    const name = `来信人 ${Math.random()}`;
    const form = { name, contact, topic: 'trial', message: '想试用', consent: true };
    return { name, ...(await site().call(customAssist, { body: form })) };
  };
  const sales = () => site().newVisitor({ roles: ['sales'] });
  const operator = () => site().newVisitor({ roles: ['operator'] });
  const mailsTo = (address: string) =>
    site().database.query<{ subject: string; state: string }>(
      'select subject, state from mails where to_address = $1 order by id',
      [address],
    );

  describe('a message', () => {
    test('goes from new through hands to a stage, with all that was done about it, and is found by each of these', async () => {
      const { id, name } = await wrote();
      const { id: me, token } = await sales();
      const found = async (query: Record<string, string>) =>
        (await site().call(messageList, { token, query: { keyword: name, ...query } })).items.map((row) => row.id);
      const save = (body: object) => site().call(messageSave, { token, body: { id, ...body } });
      expect(await found({ status: 'new', assigned: 'nobody' })).toEqual([id]);
      await save({ version: 1, assigneeId: me, followAt: new Date().toISOString() });
      expect(await found({ assigned: 'me', follow: 'today' })).toEqual([id]);
      await site().call(messageNote, { token, body: { id, text: '周三回电' } });
      await site().call(messageNote, { token, body: { id, text: '周四再说' } });
      const refused = await site().refused(messageSave, { token, body: { id, version: 2, status: 'invalid' } });
      expect(refused).toMatchObject({ status: 400, detail: { fields: [{ path: 'reason' }] } });
      const saved = await save({ version: 2, status: 'invalid', reason: '广告' });
      expect(saved).toMatchObject({ status: 'invalid', assignee: { id: me }, version: 3 });
      expect(
        saved.thread.map(({ kind, text, status, owner, author }) => [kind, text, status, owner?.id, author?.id]),
      ).toEqual([
        ['status', '广告', 'invalid', undefined, me],
        ['note', '周四再说', null, undefined, me],
        ['note', '周三回电', null, undefined, me],
        ['owner', '', null, me, me],
      ]);
      expect(await found({ status: 'new' })).toEqual([]);
      expect(await found({ follow: 'today' })).toEqual([]);
      expect(await found({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    });

    test('shows the earlier ones of the same account, number or address, however it was typed', async () => {
      const sender = await site().newVisitor();
      const number = `13${Math.floor(Math.random() * 1e9)}`.padEnd(11, '0');
      const write = async (contact: string, token?: string) => {
        const form = { name: '陶', contact, topic: 'trial', message: '想试用', consent: true };
        return (await site().call(customAssist, { body: form, ...(token && { token }) })).id;
      };
      const first = await write(`+86 ${number.slice(0, 3)}-${number.slice(3)}`);
      const second = await write(number, sender.token);
      const third = await write(`t${number}@example.com`, sender.token);
      const fourth = await write(`T${number}@Example.com`);
      const { token } = await sales();
      const related = async (id: number) =>
        (await site().call(messageCase, { token, query: { id } })).related.map((other) => other.id);
      expect(await related(second)).toEqual([third, first]);
      expect(await related(fourth)).toEqual([third]);
    });

    test('says from which campaign its sender came', async () => {
      const campaign = `夏季 ${Math.random()}`;
      const address = `https://www.example.com/?utm_source=baidu&utm_campaign=${encodeURIComponent(campaign)}`;
      const form = { name: '陶', contact: 'a@example.com', topic: 'trial', message: '想试用', consent: true };
      const { id } = await site().call(customAssist, { body: { ...form, firstVisitUrl: address } });
      const { token } = await sales();
      const { items } = await site().call(messageList, { token, query: { campaign } });
      expect(items.map((row) => [row.id, row.campaign])).toEqual([[id, campaign]]);
    });

    test('is taken where its campaign is cut within a character, and hooks are told', async () => {
      await site().database.query(`insert into hooks (name, kind, url) values ('群', 'wecom', 'https://a.example')`);
      const firstVisitUrl = `https://www.example.com/?utm_campaign=${'x'.repeat(99)}𠮷`;
      const form = { name: '陶', contact: 'a@example.com', topic: 'trial', message: '想试用', consent: true };
      const { no } = await site().call(customAssist, { body: { ...form, firstVisitUrl } });
      const told = `delete from hook_calls where data->>'no' = $1 returning data->>'campaign' as campaign`;
      expect(await site().database.query(told, [no])).toEqual([{ campaign: 'x'.repeat(99) }]);
      await site().database.query('delete from hooks');
    });

    test('whose reminder is due is told to who has it, once, and again at the next time', async () => {
      const { id } = await wrote();
      const { id: me, token } = await sales();
      const told = () =>
        site().database.query(`select text from notices where user_id = $1 and text like '该跟进了%'`, [me]);
      const follow = async (version: number, at: number) => {
        const followAt = new Date(at).toISOString();
        await site().call(messageSave, { token, body: { id, version, assigneeId: me, followAt } });
        while (await remindNext(site().database));
      };
      await follow(1, Date.now() + 60_000);
      expect(await told()).toHaveLength(0);
      await follow(2, Date.now() - 60_000);
      expect(await told()).toHaveLength(1);
      while (await remindNext(site().database));
      expect(await told()).toHaveLength(1);
      await follow(3, Date.now());
      expect(await told()).toHaveLength(2);
    });

    test('that a colleague changed meanwhile is not overwritten', async () => {
      const { id } = await wrote();
      const { token } = await operator();
      const save = (status: string) => ({ token, body: { id, version: 1, status } });
      await site().call(messageSave, save('contacted'));
      expect(await site().refused(messageSave, save('won'))).toMatchObject({ status: 409, reason: 'changed-since' });
      expect(await site().call(messageCase, { token, query: { id } })).toMatchObject({ status: 'contacted' });
    });

    test('has a number by which its sender and the desk find it, and its sender sees how far it is', async () => {
      const sender = await site().newVisitor();
      const form = { name: '陶', contact: 'tao@example.com', topic: 'trial', message: '想试用', consent: true };
      const { id, no } = await site().call(customAssist, { token: sender.token, body: form });
      expect(no).toMatch(/^[1-9]\d{7}$/);
      const { id: me, token } = await sales();
      const found = await site().call(messageList, { token, query: { keyword: no } });
      expect(found.items.map((row) => [row.id, row.no])).toEqual([[id, no]]);
      const mine = async (by = sender) => site().call(myMessages, { token: by.token });
      expect(await mine()).toMatchObject([{ no, status: 'new', message: '想试用', answers: [] }]);
      await site().call(messageSave, { token, body: { id, version: 1, assigneeId: me } });
      await site().call(messageNote, { token, body: { id, text: '难缠' } });
      expect(await mine()).toMatchObject([{ status: 'working' }]);
      await site().call(messageAnswer, { token, body: { id, version: 2, subject: '关于试用', text: '已经开通。' } });
      const [answered] = await mine();
      expect(answered).toMatchObject({ status: 'answered', answers: [{ subject: '关于试用', text: '已经开通。' }] });
      expect(JSON.stringify(answered)).not.toContain('难缠');
      await site().call(messageSave, { token, body: { id, version: 3, status: 'invalid', reason: '难缠' } });
      const [ended] = await mine();
      expect(ended).toMatchObject({ status: 'closed' });
      expect(JSON.stringify(ended)).not.toContain('难缠');
      expect(await mine(await site().newVisitor())).toEqual([]);
      const notices = `select text, link from notices where user_id = $1`;
      expect(await site().database.query(notices, [sender.id])).toEqual([
        { text: `你的留言 ${no} 有了回复：关于试用`, link: 'my/?tab=messages' },
      ]);
    });

    test('that is answered to the address of the account is told there once', async () => {
      const sender = await site().newVisitor();
      const address = `own${sender.id}@example.com`;
      await site().database.query('update users set email = $2, mail_notices = true where id = $1', [
        sender.id,
        address,
      ]);
      const form = { name: '陶', contact: address.toUpperCase(), topic: 'trial', message: '想试用', consent: true };
      const { id } = await site().call(customAssist, { token: sender.token, body: form });
      const { token } = await operator();
      await site().call(messageAnswer, { token, body: { id, version: 1, subject: '关于试用', text: '好' } });
      const mails = 'select subject from mails where user_id = $1';
      expect(await site().database.query(mails, [sender.id])).toEqual([{ subject: '关于试用' }]);
    });

    test('is given to sales and operators alone', async () => {
      const { id } = await wrote();
      const { token } = await operator();
      const { id: editor } = await site().newVisitor({ roles: ['editor'] });
      const refused = await site().refused(messageSave, { token, body: { id, version: 1, assigneeId: editor } });
      expect(refused).toMatchObject({ status: 400, detail: { fields: [{ path: 'assigneeId' }] } });
    });
  });

  describe('an answer', () => {
    test('is kept with the message and queued as one mail, whoever presses twice', async () => {
      const address = `v${Math.random()}@example.com`;
      const { id } = await wrote(address);
      const { id: me, token } = await operator();
      const answer = { token, body: { id, version: 1, subject: '关于试用', text: '你好，已经为你开通。' } };
      expect(await site().call(messageAnswer, answer)).toMatchObject({
        status: 'contacted',
        version: 2,
        thread: [
          { kind: 'answer', author: { id: me }, subject: '关于试用', text: '你好，已经为你开通。', mail: 'waiting' },
          { kind: 'status', author: { id: me }, status: 'contacted' },
        ],
      });
      expect(await site().refused(messageAnswer, answer)).toMatchObject({ reason: 'changed-since' });
      expect(await mailsTo(address)).toEqual([{ subject: '关于试用', state: 'waiting' }]);
    });

    test('by mail is refused where a telephone number was left, and nothing is kept', async () => {
      const { id } = await wrote('138 0000 0000');
      const { token } = await operator();
      const body = { id, version: 1, subject: '你好', text: '你好' };
      expect(await site().refused(messageAnswer, { token, body })).toMatchObject({
        status: 400,
        detail: { fields: [{ path: 'contact' }] },
      });
      const seen = await site().call(messageCase, { token, query: { id } });
      expect(seen).toMatchObject({ status: 'new', version: 1, thread: [] });
      expect(await mailsTo('138 0000 0000')).toEqual([]);
    });
  });

  describe('a template', () => {
    test('is made, changed by who looked at it last, and removed', async () => {
      const { token } = await operator();
      const name = `试用 ${Math.random()}`;
      const template = { name, subject: '关于试用', body: '{name}，你好' };
      const { id, version } = await site().call(templateSave, { token, body: template });
      expect(await site().refused(templateSave, { token, body: template })).toMatchObject({
        detail: { fields: [{ path: 'name', message: '已经有叫这个名字的模板了' }] },
      });
      expect(await site().refused(templateSave, { token, body: { name: '缺' } })).toMatchObject({
        detail: { fields: [{ path: 'subject' }, { path: 'body' }] },
      });
      const changed = await site().call(templateSave, { token, body: { id, version, subject: '试用开通' } });
      expect(changed).toMatchObject({ name, subject: '试用开通', version: 2 });
      const late = { token, body: { id, version, body: '晚了' } };
      expect(await site().refused(templateSave, late)).toMatchObject({ reason: 'changed-since' });
      const listed = await site().call(templateList, { token, query: { keyword: name } });
      expect(listed).toMatchObject({ items: [{ id, subject: '试用开通' }], total: 1 });
      expect(await site().refused(templateRemove, { token, body: { id, version } })).toMatchObject({ status: 409 });
      await site().call(templateRemove, { token, body: { id, version: 2 } });
      expect((await site().call(templateList, { token, query: { keyword: name } })).total).toBe(0);
    });
  });
};
