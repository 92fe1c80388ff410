import { createServer } from 'node:http';
import { newMetrics } from '@shared/observability/metrics';
import { listenLocally } from '@shared/testing/listen-locally';
import type { Database } from '../../database/database';
import type { Suite } from '../domain.suite';
import { callNext } from '../hooks/keep-calling';
import { databaseMetrics } from './database-metrics';
import { watch } from './keep-watching';

export const watchingSuite: Suite = (site) => {
  describe('an alarm of a server', () => {
    let health: { status: number; alarms: { kind: string; sentence: string }[] };
    let posted: string[];
    let port: number;
    let close: () => Promise<void>;
    const server = createServer((request, response) => {
      if (request.method === 'GET') return void response.writeHead(health.status).end(JSON.stringify(health));
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        posted.push(body);
        response.end('{"errcode":0}');
      });
    });
    const away = { kind: 'store', sentence: 'The store cannot be read: 2 of 3' };
    const origin = () => `http://127.0.0.1:${port}`;
    const look = () => watch({ database: site().database, watched: [`${origin()}/healthz`] });
    /** Lets so many seconds go by. */
    const wait = (seconds: number) =>
      site().database.query(
        `update alarms set since = since - $1 * interval '1 second', seen_at = seen_at - $1 * interval '1 second'`,
        [seconds],
      );
    const mails = async () =>
      (
        await site().database.query<{ text: string }>(`select text from mails where to_address = $1 order by id`, [
          'operator@example.com',
        ])
      ).map(({ text }) => text);

    beforeAll(async () => {
      ({ port, close } = await listenLocally(server, () => server.closeAllConnections()));
    });
    afterAll(() => close());
    beforeEach(async () => {
      [health, posted] = [{ status: 200, alarms: [] }, []];
      for (const table of ['alarms', 'hooks', 'mails']) await site().database.query(`delete from ${table}`);
      const { id } = await site().newVisitor({ roles: ['operator'] });
      await site().database.query(`update users set email = 'operator@example.com' where id = $1`, [id]);
      const hook = `insert into hooks (name, kind, url) values ('值班群', 'wecom', $1)`;
      await site().database.query(hook, [origin()]);
    });
    afterEach(() => site().database.query(`update users set email = null where email = 'operator@example.com'`));

    test('is told where its sentence ends in half a character', async () => {
      health.alarms = [{ kind: 'page', sentence: '/qa/ throws \ud83e' }];
      await look();
      await wait(61);
      await look();
      expect(await mails()).toEqual(['网站告警：/qa/ throws \ufffd']);
    });

    test('is told once by mail and hooks, by whichever backend and whatever it says meanwhile, and once when it ends', async () => {
      health.alarms = [away];
      await look();
      await wait(61);
      await Promise.all([look(), look()]);
      health.alarms = [{ ...away, sentence: 'The store cannot be read: 3 of 3' }];
      await wait(3600);
      await look();
      const begun = '网站告警：The store cannot be read: 2 of 3';
      expect(await mails()).toEqual([begun]);
      health.alarms = [];
      await look();
      expect(await mails()).toEqual([begun]);
      await wait(61);
      await Promise.all([look(), look()]);
      await look();
      expect(await mails()).toEqual([begun, '告警解除：The store cannot be read: 3 of 3']);
      const calling = { site: 'https://www.example.com/', hookHosts: ['127.0.0.1'] };
      while (await callNext({ database: site().database, ...calling }));
      expect(posted.map((body) => JSON.parse(body) as unknown)).toEqual([
        { msgtype: 'markdown', markdown: { content: `${begun}\n[打开后台](https://www.example.com/desk/)` } },
        expect.objectContaining({ msgtype: 'markdown' }),
      ]);
    });

    test('that comes and goes within a minute is not told, nor that one which was told was away for a moment', async () => {
      for (let time = 0; time < 5; time += 1) {
        health.alarms = [away];
        await look();
        await wait(20);
        health.alarms = [];
        await look();
        await wait(20);
        await look();
      }
      expect(await mails()).toEqual([]);
      health.alarms = [away];
      await look();
      for (const seconds of [61, 30, 30]) {
        await wait(seconds);
        await look();
        health.alarms = health.alarms.length > 0 ? [] : [away];
      }
      expect(await mails()).toHaveLength(1);
    });

    test('is also that it does not answer, or not well, and that a trial restore failed; many at once are one message', async () => {
      health.status = 503;
      await site().database.query(`insert into settings (name, value) values ('restore-failed', 'no dump')`);
      const watched = [`${origin()}/healthz`, 'http://127.0.0.1:9/healthz'];
      for (const seconds of [61, 0]) {
        await watch({ database: site().database, watched });
        await wait(seconds);
      }
      await site().database.query(`delete from settings where name = 'restore-failed'`);
      const [text = '', ...others] = await mails();
      expect(others).toEqual([]);
      const wrong = ['no dump', `${origin()}/healthz answers 503`, 'http://127.0.0.1:9/healthz does not answer'];
      expect(text).toBe(`网站告警：${wrong.sort().join('\n')}`);
      health.alarms = Array.from({ length: 50 }, (_one, at) => ({ kind: `file ${at}`, sentence: `${at} is damaged` }));
      for (const seconds of [61, 0]) {
        await watch({ database: site().database, watched });
        await wait(seconds);
      }
      expect((await mails())[1]?.split('\n')).toHaveLength(6);
      expect((await mails())[1]).toMatch(/另有 45 项$/);
    });
  });

  test('metrics tell how a queue is, and nothing of it once the database is gone', async () => {
    const { database } = site();
    await database.query('delete from mails');
    await database.query(`insert into mails (to_address, subject, text, made_at, next_at, state) values
      ('a@example.com', '', '', now() - interval '1 hour', now() - interval '90 seconds', 'waiting'),
      ('a@example.com', '', '', now() - interval '2 hours', now(), 'failed')`);
    const metrics = newMetrics();
    const told = async (name: string) =>
      (await metrics.metrics()).split('\n').filter((line) => line.startsWith(name) && line.includes('mails'));
    let isGone = false;
    const query: Database['query'] = (sql, parameters) =>
      isGone ? Promise.reject(new Error('gone')) : database.query(sql, parameters);
    const refresh = databaseMetrics({ ...database, query }, metrics);
    await refresh();
    expect(await told('site_queue_rows')).toEqual([
      'site_queue_rows{queue="mails",state="waiting"} 1',
      'site_queue_rows{queue="mails",state="failed"} 1',
    ]);
    expect(Number((await told('site_queue_late'))[0]?.split(' ')[1])).toBeCloseTo(90, -1);
    expect(Number((await told('site_queue_oldest'))[0]?.split(' ')[1])).toBeCloseTo(3600, -2);
    isGone = true;
    await refresh();
    expect(await told('site_queue')).toEqual([]);
    expect(await metrics.metrics()).toContain('site_database_up 0');
    await database.query('delete from mails');
  });
};
