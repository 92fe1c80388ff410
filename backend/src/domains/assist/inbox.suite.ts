import {
  customAssist,
  messageAnswer,
  messageCase,
  messageList,
  messageSave,
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
        ...{ token, body: { id, version: 1, status: 'working', assigneeId: me, note: '周三回电' } },
      });
      expect(saved).toMatchObject({ status: 'working', assignee: { id: me }, note: '周三回电', version: 2 });
      expect(await found({ status: 'new' })).toEqual([]);
      expect(await found({ status: 'working', assigned: 'me' })).toEqual([id]);
      expect(await found({ from: new Date(Date.now() + 60_000).toISOString() })).toEqual([]);
    });

    test('that a colleague changed meanwhile is not overwritten', async () => {
      const { id } = await wrote();
      const { token } = await operator();
      const save = (status: string) => ({ token, body: { id, version: 1, status } });
      await site().call(messageSave, save('working'));
      expect(await site().refused(messageSave, save('closed'))).toMatchObject({ status: 409, reason: 'changed-since' });
      expect(await site().call(messageCase, { token, query: { id } })).toMatchObject({ status: 'working' });
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
      const answer = { token, body: { id, version: 1, subject: '关于试用', text: '您好，已经为您开通。' } };
      expect(await site().call(messageAnswer, answer)).toMatchObject({
        ...{ status: 'answered', version: 2 },
        answers: [{ author: { id: me }, subject: '关于试用', text: '您好，已经为您开通。', mail: 'waiting' }],
      });
      expect(await site().refused(messageAnswer, answer)).toMatchObject({ reason: 'changed-since' });
      expect(await mailsTo(address)).toEqual([{ subject: '关于试用', state: 'waiting' }]);
    });

    test('by mail is refused where a telephone number was left, and nothing is kept', async () => {
      const { id } = await wrote('138 0000 0000');
      const { token } = await operator();
      const body = { id, version: 1, subject: '您好', text: '您好' };
      expect(await site().refused(messageAnswer, { token, body })).toMatchObject({
        ...{ status: 400, detail: { fields: [{ path: 'contact' }] } },
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
      const template = { name, subject: '关于试用', body: '{name}，您好' };
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
