import {
  customAssist,
  messageAnswer,
  messageCase,
  messageList,
  messageSave,
  myMessages,
  templateList,
  templateRemove,
  templateSave,
} from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';

export const inboxSuite: Suite = (site) => {
  const wrote = async (contact = 'visitor@example.com') => {
    const name = `来信人 ${Math.random()}`;
    const form = { name, contact, topic: 'trial', message: '想试用', consent: true };
    return { name, ...(await site().call(customAssist, { body: form })) };
  };
  const operator = () => site().newVisitor({ roles: ['operator'] });
  const mailsTo = (address: string) =>
    site().database.query<{ subject: string; state: string }>(
      'select subject, state from mails where to_address = $1 order by id',
      [address],
    );

  describe('a message', () => {
    test('goes from new through hands to an answer, and is found by each of these', async () => {
      const { id, name } = await wrote();
      const { id: me, token } = await operator();
      const found = async (query: Record<string, string>) =>
        (await site().call(messageList, { token, query: { keyword: name, ...query } })).items.map((row) => row.id);
      expect(await found({ status: 'new', assigned: 'nobody' })).toEqual([id]);
      const saved = await site().call(messageSave, {
        token,
        body: { id, version: 1, status: 'working', assigneeId: me, note: '周三回电' },
      });
      expect(saved).toMatchObject({ status: 'working', assignee: { id: me }, note: '周三回电', version: 2 });
      expect(await found({ status: 'new' })).toEqual([]);
      expect(await found({ status: 'working', assigned: 'me' })).toEqual([id]);
      expect(await found({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    });

    test('is worked on from the moment somebody takes it in hand, as its sender was told, and new again where they say so', async () => {
      const { id } = await wrote();
      const { id: me, token } = await operator();
      const save = (body: object) => site().call(messageSave, { token, body: { id, ...body } });
      expect(await save({ version: 1, status: 'new', assigneeId: me })).toMatchObject({ status: 'working' });
      expect(await save({ version: 2, status: 'new', assigneeId: me })).toMatchObject({ status: 'new' });
      expect(await save({ version: 3, status: 'closed', assigneeId: null })).toMatchObject({ status: 'closed' });
      expect(await save({ version: 4, assigneeId: me })).toMatchObject({ status: 'closed' });
    });

    test('that a colleague changed meanwhile is not overwritten', async () => {
      const { id } = await wrote();
      const { token } = await operator();
      const save = (status: string) => ({ token, body: { id, version: 1, status } });
      await site().call(messageSave, save('working'));
      expect(await site().refused(messageSave, save('closed'))).toMatchObject({ status: 409, reason: 'changed-since' });
      expect(await site().call(messageCase, { token, query: { id } })).toMatchObject({ status: 'working' });
    });

    test('has a number by which its sender and the desk find it, and its sender sees how far it is', async () => {
      const sender = await site().newVisitor();
      const form = { name: '陶', contact: 'tao@example.com', topic: 'trial', message: '想试用', consent: true };
      const { id, no } = await site().call(customAssist, { token: sender.token, body: form });
      expect(no).toMatch(/^[1-9]\d{7}$/);
      const { token } = await operator();
      const found = await site().call(messageList, { token, query: { keyword: no } });
      expect(found.items.map((row) => [row.id, row.no])).toEqual([[id, no]]);
      const mine = async (by = sender) => site().call(myMessages, { token: by.token });
      expect(await mine()).toMatchObject([{ no, status: 'new', message: '想试用', answers: [] }]);
      await site().call(messageSave, { token, body: { id, version: 1, status: 'working', note: '难缠' } });
      expect(await mine()).toMatchObject([{ status: 'working' }]);
      await site().call(messageAnswer, { token, body: { id, version: 2, subject: '关于试用', text: '已经开通。' } });
      const [answered] = await mine();
      expect(answered).toMatchObject({ status: 'answered', answers: [{ subject: '关于试用', text: '已经开通。' }] });
      expect(JSON.stringify(answered)).not.toContain('难缠');
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

    test('is given to operators alone', async () => {
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
        status: 'answered',
        version: 2,
        answers: [{ author: { id: me }, subject: '关于试用', text: '你好，已经为你开通。', mail: 'waiting' }],
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
      expect(seen).toMatchObject({ status: 'new', version: 1, answers: [] });
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
