import fastify from 'fastify';
import { mailCancel, mailChoice, mailChoiceSave, mailList, mailRetry, mailState } from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import { openLinkSigner } from '../../links/link-signer';
import { SmtpStandIn } from '../testing/smtp-stand-in';
import { notify } from '../notices/notify';
import type { Suite } from '../domain.suite';
import { claim, settle } from '../../queue/queue';
import { keepMailing, mailQueue, sendNext } from './keep-mailing';
import { mailLimits } from './mail-limits';

export const mailSuite: Suite = (site) => {
  let smtp: SmtpStandIn;
  let smtpUrl: string;
  beforeEach(async () => {
    smtp = new SmtpStandIn();
    smtpUrl = await smtp.start();
    await site().database.query('delete from mails');
  });
  afterEach(() => smtp.stop());

  const sending = async () => ({
    database: site().database,
    signer: await openLinkSigner(site().database),
    mail: { smtpUrl, from: '云梭 <site@example.com>', site: 'https://www.example.com/below/' },
  });
  const send = async () => sendNext(await sending());
  const newMail = async (userId: number | null = null) => {
    const sql = `insert into mails (to_address, subject, text, user_id, link) values ('a@example.com', '标题', '正文', $1, 'my/')
      returning id`;
    return (await onlyRow<{ id: number }>(site().database, sql, [userId])).id;
  };
  const rowOf = (id: number) =>
    onlyRow<{ state: string; attempts: number; last_error: string; waits: number }>(
      site().database,
      `select state, attempts, last_error, extract(epoch from next_at - now())::int as waits from mails where id = $1`,
      [id],
    );
  const due = () => site().database.query('update mails set next_at = now(), locked_until = now()');
  const withAddress = async () => {
    const person = await site().newVisitor();
    await site().database.query(`update users set email = 'a@example.com' where id = $1`, [person.id]);
    return person;
  };
  const operator = () => site().newVisitor({ roles: ['operator'] });

  describe('mail', () => {
    test('is delivered once, with a link to what it is about', async () => {
      const id = await newMail();
      expect(await send()).toBe(true);
      expect(await send()).toBe(false);
      expect(smtp.received).toHaveLength(1);
      expect(smtp.received[0]?.to).toBe('a@example.com');
      expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1, last_error: '' });
      expect(smtp.received[0]?.raw.replaceAll('=\r\n', '')).toContain('https://www.example.com/below/my/');
    });

    test('that is refused for good fails, and says why', async () => {
      smtp.manner = 'refuses';
      const id = await newMail();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 1 });
      expect((await rowOf(id)).last_error).toContain('No such mailbox');
    });

    test('that may come later waits longer each time, and is delivered then', async () => {
      smtp.manner = 'later';
      const id = await newMail();
      await send();
      const first = await rowOf(id);
      expect(first).toMatchObject({ state: 'waiting', attempts: 1 });
      expect(first.waits).toBeGreaterThan(50);
      expect(await send()).toBe(false);
      await due();
      await send();
      expect((await rowOf(id)).waits).toBeGreaterThan(110);
      smtp.manner = 'takes';
      await due();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 3 });
      expect(smtp.received).toHaveLength(1);
    });

    test('whose server dies after it took it comes again under the same name, to the byte', async () => {
      smtp.manner = 'dies';
      const id = await newMail((await withAddress()).id);
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
      smtp.manner = 'takes';
      await due();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'sent' });
      const [one, two] = smtp.received;
      expect(one?.messageId).toMatch(/^<mail-\d+\.\d+@www\.example\.com>$/);
      expect(one?.raw).toContain('List-Unsubscribe');
      expect(two).toEqual(one);
    });

    test('takes a calendar file along as it was when it was queued, to the byte each time', async () => {
      const calendar = ['BEGIN:VCALENDAR', 'METHOD:CANCEL', 'SUMMARY:演示', 'END:VCALENDAR', ''].join('\r\n');
      const id = await newMail();
      await site().database.query('update mails set calendar = $2 where id = $1', [id, calendar]);
      smtp.manner = 'dies';
      await send();
      smtp.manner = 'takes';
      await due();
      await send();
      const [one, two] = smtp.received;
      expect(two).toEqual(one);
      const [, content = ''] = one?.raw.split('filename=calendar.ics')[1]?.split('\r\n\r\n') ?? [];
      expect(one?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL;/);
      expect(Buffer.from(content, 'base64').toString()).toContain(calendar);
    });

    test('that may come later is given up after the last attempt', async () => {
      smtp.manner = 'later';
      const id = await newMail();
      await site().database.query('update mails set attempts = $1', [mailLimits.attempts - 2]);
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: mailLimits.attempts - 1 });
      await due();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: mailLimits.attempts });
    });

    test('waits while no server answers', async () => {
      await smtp.stop();
      const id = await newMail();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'waiting', attempts: 1 });
      smtp = new SmtpStandIn();
      smtpUrl = await smtp.start();
      await due();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'sent' });
    });

    test('that a process left behind is taken once its lease is over, and by nobody before', async () => {
      const id = await newMail();
      const left = await claim(site().database, mailQueue);
      expect(left).toMatchObject({ id, attempts: 1 });
      expect(await send()).toBe(false);
      await due();
      const taken = await claim(site().database, mailQueue);
      expect(taken).toMatchObject({ id, attempts: 2, left: true });
      // The first sender was only slow: what it says now is about an attempt that is over.
      await settle(site().database, mailQueue, left ?? { id, attempts: 1 }, { state: 'failed', said: 'late' });
      expect(await rowOf(id)).toMatchObject({ state: 'sending', last_error: '' });
      await due();
      await send();
      expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 3 });
    });

    test('is sent once by several senders', async () => {
      for (let mail = 0; mail < 12; mail += 1) await newMail();
      const parts = await sending();
      const work = async () => {
        while (await sendNext(parts));
      };
      await Promise.all([work(), work(), work(), work()]);
      expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(12);
      expect(smtp.received).toHaveLength(12);
    });
  });

  describe('a process that closes', () => {
    test('ends the mail in hand and takes no other', async () => {
      const ids = [await newMail(), await newMail()];
      const app = fastify();
      const closed = new Promise<void>((resolve, reject) => {
        smtp.onStep = () => {
          if (smtp.received.length > 0) app.close().then(resolve, reject);
        };
      });
      keepMailing(app, await sending());
      await closed;
      expect(smtp.received).toHaveLength(1);
      const states = await Promise.all(ids.map(async (id) => (await rowOf(id)).state));
      expect(states.sort()).toEqual(['sent', 'waiting']);
    });
  });

  describe('notices by mail', () => {
    const tell = (userId: number) =>
      notify(site().database, {
        userId,
        kind: 'answer',
        text: '你的问题有了新回答',
        link: 'community/homePage?question=6',
      });

    test('go to who has an address, with a way out that one press takes, and no link that is opened does', async () => {
      const [person, nowhere] = [await withAddress(), await site().newVisitor()];
      await tell(person.id);
      await tell(nowhere.id);
      expect(await send()).toBe(true);
      expect(await send()).toBe(false);
      const head = smtp.received[0]?.raw.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
      expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
      const url = /List-Unsubscribe: <\s*https:\/\/www\.example\.com\/below(\/[^>\s]+)>/.exec(head)?.[1] ?? '';
      const wanted = async () => (await site().call(mailChoice, { token: person.token })).wanted;
      expect((await site().request(url)).statusCode).toBe(200);
      expect(await wanted()).toBe(true);
      await tell(person.id);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const left = await site().request({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' });
      expect(left.statusCode).toBe(200);
      expect(await wanted()).toBe(false);
      await tell(person.id);
      // The mail that waited does not go, nor the one after.
      expect(await send()).toBe(false);
      const foreign = url.replace(/unsubscribe\/\d+/, `unsubscribe/${nowhere.id}`);
      const refused = await site().request({ method: 'POST', url: foreign, headers, payload: '' });
      expect(refused.statusCode).toBe(410);
      expect(await site().call(mailChoiceSave, { token: person.token, body: { wanted: true } })).toEqual({
        available: false,
        address: 'a@example.com',
        wanted: true,
        letter: false,
      });
    });

    test('say in their text, too, how to get no more of them', async () => {
      const person = await withAddress();
      await tell(person.id);
      await send();
      const text = smtp.received[0]?.raw.replaceAll('=\r\n', '') ?? '';
      expect(text).toContain(`https://www.example.com/below/api/ext/v1/mail/unsubscribe/${person.id}/`);
    });

    test('do not come to who wants none any more, though an attempt was under way when they said so', async () => {
      const person = await withAddress();
      const row = async () => (await onlyRow<{ state: string }>(site().database, 'select state from mails', [])).state;
      await tell(person.id);
      smtp.manner = 'later';
      let saying: Promise<unknown> = Promise.resolve();
      smtp.onStep = () => {
        smtp.onStep = () => undefined;
        saying = site().call(mailChoiceSave, { token: person.token, body: { wanted: false } });
      };
      await send();
      await saying;
      smtp.manner = 'takes';
      await due();
      await send();
      expect([smtp.received.length, await row()]).toEqual([0, 'cancelled']);
    });

    test('are not promised where there is no server to send by; the desk says so', async () => {
      const person = await withAddress();
      const { token } = await operator();
      await tell(person.id);
      expect(await site().call(mailState, { token })).toMatchObject({ configured: false, waiting: 1, failed: 0 });
      expect((await site().call(mailChoice, { token: person.token })).available).toBe(false);
      const mail = { smtpUrl, from: 'site@example.com', site: 'https://www.example.com/' };
      const beside = await site().openBeside({ mail });
      expect(await beside.call(mailState, { token })).toMatchObject({ configured: true });
      expect((await beside.call(mailChoice, { token: person.token })).available).toBe(true);
      await beside.close();
    });
  });

  describe('mail at the desk', () => {
    test('that failed is sent after all; one that waits is kept from going; one that went stays', async () => {
      smtp.manner = 'refuses';
      const [failed, waiting] = [await newMail(), await newMail()];
      const { token } = await operator();
      await send();
      expect(await site().call(mailList, { token, query: { state: 'failed' } })).toMatchObject({
        total: 1,
        items: [{ id: failed, attempts: 1 }],
      });
      await site().call(mailCancel, { token, body: { mailId: waiting } });
      smtp.manner = 'takes';
      expect(await site().call(mailRetry, { token, body: { mailId: failed } })).toMatchObject({ state: 'waiting' });
      await send();
      expect(await send()).toBe(false);
      expect(await rowOf(failed)).toMatchObject({ state: 'sent' });
      expect(await rowOf(waiting)).toMatchObject({ state: 'cancelled' });
      for (const call of [mailRetry, mailCancel]) {
        expect(await site().refused(call, { token, body: { mailId: failed } })).toMatchObject({
          status: 409,
          reason: 'under-way',
        });
      }
    });
  });
};
