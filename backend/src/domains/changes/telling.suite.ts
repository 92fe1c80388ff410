import { fastify } from 'fastify';
import { onlyRow } from '../../database/database';
import { placeAt, readSitePages } from '../site-pages/site-pages';
import type { Suite } from '../domain.suite';
import { makePublicThings, removePublicThings } from '../testing/change-fixture';
import { ChangeReader, SERVICE_KEY } from './testing/change-reader';
import { keepTelling, tellDue, untilDue } from './keep-telling';

export const tellingSuite: Suite = (site) => {
  describe('the outbox', () => {
    const query = (sql: string, ...parameters: (string | number)[]) => site().database.query(sql, parameters);
    const like = (questionId: number) =>
      query('update questions set like_count = like_count + 1 where id = $1', questionId);

    let reader: ChangeReader;
    beforeAll(async () => {
      reader = await ChangeReader.open(site());
    });
    afterAll(async () => {
      await removePublicThings(site().database);
      await reader.close();
    });

    describe('a reader of changes', () => {
      test('needs the key of the services, and without one there is nothing', async () => {
        expect((await site().request('/internal/changes')).statusCode).toBe(404);
        expect((await reader.request()).statusCode).toBe(200);
        for (const key of ['', 'x', SERVICE_KEY.slice(1), `${SERVICE_KEY}x`])
          expect((await reader.request({}, key)).statusCode).toBe(401);
      });

      test('tells the addresses of the site, as patterns and nothing else', async () => {
        expect(await reader.tellPages(['/solution/:slug'])).toBe(204);
        // As another process reads them: this one may have done so a moment ago.
        const patternAt = async (path: string) =>
          placeAt((await readSitePages(site().database)) ?? [], path)?.pattern ?? null;
        expect(await patternAt('/solution/retail/')).toBe('/solution/:slug');
        for (const wrong of [['solution'], ['/'.repeat(300)], {}, 'x']) expect(await reader.tellPages(wrong)).toBe(400);
        expect(await reader.tellPages(['/made-up'], 'x')).toBe(401);
        expect((await site().request({ method: 'PUT', url: '/internal/site-pages', payload: [] })).statusCode).toBe(
          404,
        );
        expect(await patternAt('/made-up/')).toBeNull();
      });

      test('begins at the present, and goes on by parts', async () => {
        const things = [await makePublicThings(site().database), await makePublicThings(site().database)];
        expect(await reader.ask()).toMatchObject({ topics: [], more: false, lost: false });
        await reader.skip();
        for (const { questionId } of things) await like(questionId);
        const parts = [await reader.next(3), await reader.next(3), await reader.next(3)];
        expect(parts.map(({ more, lost, topics }) => [more, lost, topics.length])).toEqual([
          [true, false, 3],
          [false, false, 1],
          [false, false, 0],
        ]);
        const wanted = things.flatMap(({ questionId }) => ['questions', `question:${questionId}`]);
        expect(parts.flatMap(({ topics }) => topics.map(({ topic }) => topic))).toEqual(wanted);
        expect(Date.parse(parts[0]?.topics[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
      });

      test('waits for a change where it is asked to, and no longer', async () => {
        const { questionId } = await makePublicThings(site().database);
        await reader.next();
        const after = await reader.skip();
        expect(await reader.ask({ after, wait: 10 })).toMatchObject({ topics: [], cursor: after });
        const waiting = reader.ask({ after, wait: 30_000 });
        await like(questionId);
        expect((await waiting).topics).toHaveLength(2);
      });

      test('with what is no cursor of this database has lost everything, and gets one that is good', async () => {
        const { questionId } = await makePublicThings(site().database);
        const good = await reader.skip();
        const [database = '', transaction = '', id = '', at = ''] = Buffer.from(good, 'base64url')
          .toString()
          .split('.');
        const cursor = (...parts: string[]) => Buffer.from(parts.join('.')).toString('base64url');
        const strange = [
          '',
          'x',
          '\0',
          '%',
          'x'.repeat(4000),
          `${good}x.`,
          cursor(),
          cursor(database),
          cursor('00000000-0000-4000-8000-000000000000', transaction, id, at),
          cursor(database, transaction, id, `${at}1`.slice(-16)),
          cursor(database, '999999999999999999', '999999999999999999', '999999999999999999'),
          cursor(database, '9999999999999999999999', id, at),
          cursor(database, transaction, `${id}0`, at),
          cursor(database, transaction, `-${id}`, at),
          cursor(database, '0', '0', '0'),
        ];
        // Everything before the first cursor of these tests may have been swept, or not: this makes sure that something was.
        await query(`update change_state set swept_transaction_id = '1'`);
        for (const after of strange) {
          const answer = await reader.ask({ after });
          expect({ after, ...answer, cursor: '' }).toEqual({
            after,
            topics: [],
            cursor: '',
            more: false,
            lost: true,
            isHeldBack: false,
          });
          await like(questionId);
          expect((await reader.ask({ after: answer.cursor })).topics).toHaveLength(2);
        }
        expect((await reader.request(`after=${good}&after=${good}`)).json()).toMatchObject({ lost: true });
        expect((await reader.request({ limit: 0 })).statusCode).toBe(400);
        expect((await reader.request({ limit: 1001 })).statusCode).toBe(400);
      });

      test('has lost what was swept before it was read, and nothing where all was read', async () => {
        const { questionId } = await makePublicThings(site().database);
        const before = await reader.skip();
        await query(`insert into changes (topic, at) values ('old', now() - interval '8 days')`);
        expect((await reader.next()).topics).toMatchObject([{ topic: 'old' }]);
        await like(questionId);
        await site().retain();
        expect(await reader.ask({ after: before })).toMatchObject({ topics: [], lost: true });
        const { topics, lost } = await reader.next();
        expect([lost, topics.map(({ topic }) => topic)]).toEqual([false, ['questions', `question:${questionId}`]]);
        expect(await query(`select 1 from changes where topic = 'old'`)).toEqual([]);
      });

      test('after a restore begins anew, and what is told then is not mistaken for what was restored', async () => {
        const { questionId } = await makePublicThings(site().database);
        const before = await reader.skip();
        // A backup of another server leaves transactions of numbers that are still to come here.
        await query(`insert into changes (transaction_id, topic)
        select ((pg_current_xact_id()::text)::bigint + n)::text::xid8, 'questions' from generate_series(1, 50) n`);
        await query(`update change_state set home = 'another server'`);
        expect(await reader.ask({ after: before })).toMatchObject({ topics: [], lost: true });
        await reader.skip();
        expect(await reader.ask({ after: before })).toMatchObject({ lost: true });
        await like(questionId);
        const { topics } = await reader.next();
        expect(topics.map(({ topic }) => topic)).toEqual(['questions', `question:${questionId}`]);
      });
    });

    describe('things that come into sight by time alone', () => {
      /** Sets the time of the last telling back by an hour. */
      const longUntold = () => query(`update change_state set told_until = now() - interval '1 hour'`);
      const due = `now() - interval '30 minutes'`;
      const told = async () => (await reader.next()).topics.map(({ topic }) => topic).sort();
      /** Tells what is due of all tests so far. */
      const allTold = async () => {
        await tellDue(site().database);
        await query('update change_state set told_until = now()');
        await reader.skip();
      };

      test('a chapter, with its neighbours', async () => {
        const { comicId, chapterId } = await makePublicThings(site().database);
        await query(`update comic_chapters set published_at = now() - interval '1 day' where comic_id = $1`, comicId);
        const sql = `update comic_chapters set state = 'scheduled', published_at = ${due} where comic_id = $1 and no = 2 returning id`;
        const { id } = await onlyRow<{ id: number }>(site().database, sql, [comicId]);
        await allTold();
        await longUntold();
        await tellDue(site().database);
        const topics = ['comics', `comic:${comicId}`, `chapter:${chapterId}`, `chapter:${id}`];
        expect(await told()).toEqual(expect.arrayContaining(topics));
      });

      test('at their time, though that was decided on after the last look', async () => {
        const { comicId } = await makePublicThings(site().database);
        const app = fastify();
        keepTelling(app, site());
        await allTold();
        const sql = `update comic_chapters set state = 'scheduled', published_at = now() + interval '3 seconds' where comic_id = $1 and no = 2`;
        await query(sql, comicId);
        const until = await untilDue(site().database);
        expect(until).toBeGreaterThan(2000);
        expect(until).toBeLessThan(3100);
        await reader.next();
        const { topics } = await reader.wait(10_000);
        await app.close();
        expect(topics.map(({ topic }) => topic)).toContain(`comic:${comicId}`);
        const late = `select extract(epoch from $2::timestamptz - published_at)::float8 as s from comic_chapters where comic_id = $1 and no = 2`;
        const { s } = await onlyRow<{ s: number }>(site().database, late, [comicId, topics[0]?.at ?? null]);
        expect(s).toBeGreaterThanOrEqual(0);
        expect(s).toBeLessThan(1);
      });

      test('a help article', async () => {
        const { helpSlug } = await makePublicThings(site().database);
        await query(`update help_articles set state = 'scheduled', published_at = ${due} where slug = $1`, helpSlug);
        await allTold();
        await longUntold();
        await tellDue(site().database);
        expect(await told()).toEqual(expect.arrayContaining(['help', `help:${helpSlug}`]));
      });

      test.each(['opens_at', 'closes_at'])('a season by %s', async (column) => {
        const { comicId } = await makePublicThings(site().database);
        await query(
          `update scene_items set ${column} = ${due} where scene_code = 'work-season' and value = $1`,
          `v${comicId}`,
        );
        await allTold();
        await longUntold();
        await tellDue(site().database);
        expect(await told()).toContain('seasons');
      });

      test.each(['starts_at', 'ends_at', 'booking_ends_at'])('an open day by %s', async (column) => {
        const { eventId } = await makePublicThings(site().database);
        await query(`update open_day_events set ${column} = ${due} where id = $1`, eventId);
        await allTold();
        await longUntold();
        await tellDue(site().database);
        expect(await told()).toEqual(expect.arrayContaining(['open-days', `open-day:${eventId}`]));
        await query('delete from open_day_events where id = $1', eventId);
      });

      test('the next open day, halfway between two', async () => {
        const [first, second] = [await makePublicThings(site().database), await makePublicThings(site().database)];
        const move = `update open_day_events set starts_at = now() - interval '30 minutes' + $2::int * interval '7 days' where id = $1`;
        await query(move, first.eventId, -1);
        await query(move, second.eventId, 1);
        await allTold();
        await longUntold();
        await tellDue(site().database);
        const topics = await told();
        expect(topics).toContain('open-days');
        expect(topics).not.toContain(`open-day:${first.eventId}`);
        await query('delete from open_day_events where id in ($1, $2)', first.eventId, second.eventId);
      });

      test('are told once, by however many processes at the same moment, and nothing is written where nothing is due', async () => {
        const { comicId } = await makePublicThings(site().database);
        await query(
          `update comic_chapters set state = 'scheduled', published_at = ${due} where comic_id = $1 and no = 2`,
          comicId,
        );
        await allTold();
        await longUntold();
        await Promise.all(Array.from({ length: 8 }, () => tellDue(site().database)));
        const topics = await told();
        expect(topics.filter((topic) => topic === `comic:${comicId}`)).toHaveLength(1);
        const before = await query('select * from change_state');
        await tellDue(site().database);
        expect(await query('select * from change_state')).toEqual(before);
        expect(await told()).toEqual([]);
      });
    });
  });
};
