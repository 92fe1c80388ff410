import {
  customAssist,
  demoChange,
  demoHoursList,
  demoHoursSave,
  demoList,
  demoOwn,
  demoSave,
  demoTimes,
  messageCase,
} from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import { openLinkSigner } from '../../links/link-signer';
import type { Suite } from '../domain.suite';
import { remindOfDemo } from './tell-of-demo';

const DAY = 86_400_000;
/** A day by the clock in China, so many days from now. */
const dayIn = (days: number) => new Date(Date.now() + 8 * 3_600_000 + days * DAY).toISOString().slice(0, 10);
/** An instant by the clock in China. */
const at = (days: number, clock: string) => new Date(`${dayIn(days)}T${clock}:00+08:00`).toISOString();

export const demosSuite: Suite = (site) => {
  const clean = async () => {
    for (const table of ['demos', 'demo_hours', 'hooks', 'mails', 'idempotency_keys'])
      await site().database.query(`delete from ${table}`);
  };

  const sales = () => site().newVisitor({ roles: ['sales'] });
  const hours = (token: string, body: object) =>
    site().call(demoHoursSave, { token, body: { opens: '09:00', closes: '10:00', minutes: 30, ...body } });
  const times = async () => (await site().call(demoTimes)).times.map(({ startsAt }) => startsAt);
  const form = (demoAt: string, contact = 'visitor@example.com') => ({
    name: '陈可',
    contact,
    topic: 'trial',
    message: `想看演示 ${Math.random()}`,
    consent: true,
    demoAt,
  });
  // Each sender has an address of their own: one may not write as often.
  const book = async (demoAt: string, contact?: string) => {
    const { token } = await site().newVisitor();
    const received = await site().call(customAssist, { token, body: form(demoAt, contact) });
    if (!received.demo) throw new Error('No demonstration');
    return { ...received, demo: received.demo };
  };
  const mails = () =>
    site().database.query<{ subject: string; text: string; link: string; calendar: string }>(
      `select subject, text, link, calendar from mails where to_address = 'visitor@example.com' order by id`,
    );
  const noticesOf = async (userId: number) =>
    (
      await site().database.query<{ text: string }>('select text from notices where user_id = $1 order by id', [userId])
    ).map(({ text }) => text);
  const wrongField = (path: string, message: RegExp) => ({
    status: 400,
    detail: { fields: [{ path, message: expect.stringMatching(message) as string }] },
  });

  describe('times of demonstrations', () => {
    beforeEach(clean);
    afterAll(clean);

    test('are open hours of a week or a day, without closed ones, what is booked, and those too near', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      expect(await times()).toEqual([at(3, '09:00'), at(3, '09:30')]);
      await hours(token, { hostId, day: dayIn(3), opens: '09:40', closes: '09:50', minutes: 10, open: false });
      expect(await times()).toEqual([at(3, '09:00')]);
      await book(at(3, '09:00'));
      expect(await times()).toEqual([]);
      const weekday = String(new Date(`${dayIn(5)}T00:00:00Z`).getUTCDay() || 7);
      await hours(token, { hostId, weekday, closes: '09:30' });
      expect(await times()).toEqual([5, 12, 19].map((days) => at(days, '09:00')));
      await hours(token, { hostId, day: dayIn(0), opens: '00:00', closes: '23:59' });
      const [first = ''] = await times();
      expect(Date.parse(first)).toBeGreaterThan(Date.now() + 2 * 3_600_000);
      await site().database.query(`update users set roles = '{}' where id = $1`, [hostId]);
      expect(await times()).toEqual([]);
    });

    test.each([
      ['both a day of the week and a date', { weekday: '1', day: '2030-01-01' }, 'day'],
      ['neither', {}, 'day'],
      ['an end before the beginning', { weekday: '1', closes: '08:00' }, 'closes'],
    ])('with %s are refused at the field', async (_what, wrong, path) => {
      const { id: hostId, token } = await sales();
      const body = { hostId, opens: '09:00', closes: '10:00', minutes: 30, ...wrong };
      expect(await site().refused(demoHoursSave, { token, body })).toMatchObject(wrongField(path, /./));
      expect((await site().call(demoHoursList, { token })).items).toEqual([]);
    });
  });

  describe('a demonstration', () => {
    beforeEach(clean);
    afterAll(clean);

    test('is booked with a message, which is told with it, and confirmed by mail', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      const { id, no, demo } = await book(at(3, '09:30'));
      expect(demo).toMatchObject({ no, startsAt: at(3, '09:30'), endsAt: at(3, '10:00'), status: 'booked' });
      const [mail, ...more] = await mails();
      expect(more).toEqual([]);
      expect(mail?.subject).toMatch(/^演示约好了：\d+月\d+日 09:30–10:00（北京时间）$/);
      expect(mail?.link).toMatch(new RegExp(`^contactus/#demo=${id}\\.\\d+\\.[\\w-]+$`));
      expect((await noticesOf(hostId)).filter((text) => text.includes('约了'))).toHaveLength(2);
      const { thread } = await site().call(messageCase, { token, query: { id } });
      expect(thread).toMatchObject([
        { kind: 'note', author: null, text: expect.stringMatching(/^约了演示：/) as string },
      ]);
      const { items } = await site().call(demoList, { token, query: { keyword: no } });
      expect(items).toMatchObject([{ messageId: id, host: { id: hostId }, status: 'booked' }]);
    });

    test('that two want at once goes to one, the other is told, and nothing of theirs is kept', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      const senders = await Promise.all([1, 2, 3, 4].map(() => site().newVisitor()));
      const answers = await Promise.all(
        senders.map(({ token: by }) =>
          site().request({
            method: 'POST',
            url: customAssist.path,
            headers: { authorization: `Bearer ${by}` },
            payload: form(at(3, '09:00')),
          }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
      for (const { statusCode, body } of answers)
        if (statusCode === 400) expect(body).toContain('这个时间刚被别人约走，换一个吧');
      const ids = `user_id in (${senders.map(({ id }) => id).join(', ')})`;
      const kept = await onlyRow<{ count: number }>(
        site().database,
        `select count(*)::int as count from messages where ${ids}`,
      );
      expect(kept.count).toBe(1);
    });

    test('goes to a colleague who is free, the one with the fewest first', async () => {
      const [one, two] = [await sales(), await sales()];
      for (const { id: hostId, token } of [one, two]) await hours(token, { hostId, day: dayIn(3) });
      for (const clock of ['09:00', '09:30', '09:00', '09:30']) await book(at(3, clock));
      const rows = await site().database.query(
        'select host_id, count(*)::int as count from demos group by host_id order by host_id',
      );
      expect(rows).toEqual([one.id, two.id].map((id) => ({ host_id: id, count: 2 })));
    });

    test.each([
      ['that passed', at(-1, '09:00'), /已经过了/],
      ['that nobody offers', at(4, '03:00'), /不再开放/],
    ])('at a time %s is refused with a sentence, and no step is counted', async (_what, demoAt, message) => {
      const counted = jest.spyOn(site().app.visits, 'step');
      expect(await site().refused(customAssist, { body: form(demoAt) })).toMatchObject(wrongField('demoAt', message));
      expect(counted).not.toHaveBeenCalled();
      counted.mockRestore();
    });

    test('pressed twice is one', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      const sender = await site().newVisitor();
      const body = form(at(3, '09:00'));
      const send = () => site().call(customAssist, { token: sender.token, body });
      const [one, two] = [await send(), await send()];
      expect(two).toEqual(one);
      expect(await mails()).toHaveLength(1);
    });

    test('is moved and cancelled by its own link, told each time once, and not by a forged one', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      const { demo, id } = await book(at(3, '09:00'));
      const other = await book(at(3, '09:30'), '13800138000');
      const { ticket } = demo;
      const move = (startsAt: string) => ({ body: { ticket, startsAt } });
      const taken = await site().refused(demoChange, move(at(3, '09:30')));
      expect(taken).toMatchObject(wrongField('startsAt', /刚被别人约走/));
      expect(await site().call(demoOwn, { query: { ticket } })).toMatchObject({
        startsAt: at(3, '09:00'),
        sequence: 0,
      });
      await site().call(demoChange, { body: { ticket: other.demo.ticket, startsAt: null } });
      for (let times = 0; times < 2; times += 1)
        expect(await site().call(demoChange, move(at(3, '09:30')))).toMatchObject({
          startsAt: at(3, '09:30'),
          sequence: 1,
        });
      for (let times = 0; times < 2; times += 1)
        expect(await site().call(demoChange, { body: { ticket, startsAt: null } })).toMatchObject({
          status: 'cancelled',
          sequence: 2,
        });
      expect(await site().refused(demoChange, move(at(3, '09:00')))).toMatchObject({ reason: 'booking-cancelled' });
      expect((await mails()).map(({ subject }) => subject.split('：')[0])).toEqual([
        '演示约好了',
        '演示改了时间',
        '演示取消了',
      ]);
      // The file of each mail replaces that of the one before in a calendar.
      expect(
        (await mails()).map(({ calendar }) => /METHOD:(\w+)[^]*UID:(.+)\r\nSEQUENCE:(\d)/.exec(calendar)?.slice(1)),
      ).toEqual(['PUBLISH', 'PUBLISH', 'CANCEL'].map((method, sequence) => [method, `demo-${demo.no}`, `${sequence}`]));
      expect((await noticesOf(hostId)).filter((text) => text.startsWith('演示'))).toHaveLength(3);
      const forged = ticket.replace(/^\d+/, String(other.id));
      for (const wrong of [forged, 'x', `${ticket}x`, `${id}.`])
        expect(await site().refused(demoOwn, { query: { ticket: wrong } })).toMatchObject({ reason: 'link-expired' });
    });

    test('is moved at the desk, not onto another of the same colleague, and not unseen', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      const first = await book(at(3, '09:00'));
      await book(at(3, '09:30'));
      const { items } = await site().call(demoList, { token, query: { keyword: first.no } });
      const [{ id, version } = { id: 0, version: 0 }] = items;
      const save = (body: object) => ({ token, body: { id, version, ...body } });
      const busy = await site().refused(demoSave, save({ startsAt: at(3, '09:15') }));
      expect(busy).toMatchObject(wrongField('startsAt', /有别的演示/));
      const past = await site().refused(demoSave, save({ startsAt: at(-1, '09:15') }));
      expect(past).toMatchObject(wrongField('startsAt', /已经过了/));
      const moved = await site().call(demoSave, save({ startsAt: at(4, '20:00') }));
      expect(moved).toMatchObject({ startsAt: at(4, '20:00'), endsAt: at(4, '20:30'), version: version + 1 });
      expect(await site().refused(demoSave, save({ status: 'cancelled' }))).toMatchObject({ reason: 'changed-since' });
      const { ticket } = first.demo;
      expect(await site().call(demoOwn, { query: { ticket } })).toMatchObject({
        startsAt: at(4, '20:00'),
        sequence: 1,
      });
    });

    test('is reminded of once, a day before, and one that passed is neither moved nor cancelled', async () => {
      const { id: hostId, token } = await sales();
      await hours(token, { hostId, day: dayIn(3) });
      const { demo, id } = await book(at(3, '09:00'));
      const signer = await openLinkSigner(site().database);
      const remind = () => remindOfDemo(site().database, signer);
      expect(await remind()).toBe(false);
      const shift = (by: string) =>
        site().database.query(
          `update demos set starts_at = now() + interval '${by}', ends_at = now() + interval '${by}' + interval '30 minutes',
             changed_at = now() - interval '2 days' where message_id = $1`,
          [id],
        );
      await shift('23 hours');
      expect([await remind(), await remind()]).toEqual([true, false]);
      expect((await mails()).at(-1)?.subject).toMatch(/^提醒：明天的演示/);
      await shift('-1 hours');
      const { ticket } = demo;
      expect(await site().call(demoOwn, { query: { ticket } })).toMatchObject({ status: 'over' });
      const refused = await site().refused(demoChange, { body: { ticket, startsAt: null } });
      expect(refused).toMatchObject({ reason: 'event-over', message: '这次演示的时间已经过了' });
    });
  });
};
