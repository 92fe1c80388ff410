import { readdir } from 'node:fs/promises';
import { fileUpload, myApplications, personalGradeApply } from '@shared/contract/endpoints';
import { retention } from '@shared/contract/retention';
import { multipartFile } from '@shared/testing/multipart-file';
import type { Suite } from '../domain.suite';

export const retentionSuite: Suite = (site) => {
  const query = (sql: string, ...parameters: number[]) => site().database.query<{ left: string }>(sql, parameters);

  describe('things that are kept for a time', () => {
    // Two rows of each: one a day over its time, one a day before its end.
    const kinds = {
      messages: `insert into messages (name, contact, company, topic, message, first_visit_url, received_at)
        select age, '', '', 'retained', 'kept', '', now() - days * interval '1 day' from ages`,
      mails: `insert into mails (to_address, subject, text, made_at)
        select 'retained', age, '', now() - days * interval '1 day' from ages`,
      contentNotes: `insert into content_notes (target_type, target_id, author_id, text, made_at)
        select 'question', 2000000000, 1, age, now() - days * interval '1 day' from ages`,
      reports: `insert into reports (target_type, target_id, reason, closed_at)
        select 'question', 2000000000, age, now() - days * interval '1 day' from ages`,
      audit: `insert into audit (actor_id, action, object_type, object_id, at)
        select 0, 'retained', 'none', age, now() - days * interval '1 day' from ages`,
      telemetry: `insert into telemetry_counts (day, kind, remote, release, cause, outcome, count, last_at)
        select current_date - days::int, 'retained', age, '', '', '', 1, now() from ages`,
      canary: `insert into canary_counts (revision, mask, page, minute, what, count)
        select 1, 0, age, now() - days * interval '1 day', 'retained', 1 from ages`,
      searches: `insert into search_misses (day, place, words) select current_date - days::int, 'retained', age from ages`,
      comicPlaces: `insert into comic_places (user_id, chapter_id, panel, panels, stopped_at)
        select (select min(id) from users), (select case age when 'old' then min(id) else max(id) end from comic_chapters), 1, 777,
          now() - days * interval '1 day' from ages`,
      workEntries: `insert into work_entries (user_id, title, story, saved_at)
        select (select min(id) from users), age, 'retained', now() - days * interval '1 day' from ages`,
      repeats: `insert into idempotency_keys (owner, call, key, body_hash, made_at)
        select 'retained', age, '', '', now() - days * interval '1 day' from ages`,
    } as const;
    const left = {
      messages: `select name as left from messages where topic = 'retained'`,
      mails: `select subject as left from mails where to_address = 'retained'`,
      contentNotes: `select text as left from content_notes where target_id = 2000000000`,
      reports: `select reason as left from reports where target_id = 2000000000`,
      audit: `select object_id as left from audit where action = 'retained'`,
      telemetry: `select remote as left from telemetry_counts where kind = 'retained'`,
      canary: `select page as left from canary_counts where what = 'retained'`,
      searches: `select words as left from search_misses where place = 'retained'`,
      comicPlaces: `select case when chapter_id = (select min(id) from comic_chapters) then 'old' else 'young' end as left
        from comic_places where panels = 777`,
      workEntries: `select title as left from work_entries where story = 'retained'`,
      repeats: `select call as left from idempotency_keys where owner = 'retained'`,
    } as const;

    test.each(Object.keys(kinds) as (keyof typeof kinds)[])('%s: goes after its days, and not before', async (kind) => {
      const { days } = retention[kind];
      await query(
        `with ages as (select 'old' as age, $1::float8 + 0.5 as days union all select 'young', $1::float8 - 0.6) ${kinds[kind]}`,
        days,
      );
      await site().retain();
      expect((await query(left[kind])).map((row) => row.left)).toEqual(['young']);
      await query('delete from comic_places where panels = 777');
      await query(`delete from work_entries where story = 'retained'`);
      await query(`delete from telemetry_counts where kind = 'retained'`);
      await query(`delete from canary_counts where what = 'retained'`);
      await query(`delete from search_misses where place = 'retained'`);
    });

    test('a booking goes after its open day, and earlier where it was cancelled', async () => {
      const { days } = retention.bookings;
      const { id } = await site().newVisitor();
      await query(
        `with over as (insert into open_day_events (title, place, starts_at, ends_at, booking_ends_at)
           select '开放日', age, now(), now() - days * interval '1 day', now()
           from (values ('old', $1::float8 + 1), ('young', $1::float8 - 1), ('cancelled', -5)) ages (age, days) returning id, place),
         tables as (insert into open_day_tables (event_id, name, topic, description, host, capacity, starts_at, ends_at)
           select id, place, '', '', '', 1, now(), now() from over returning id, event_id, name)
         insert into bookings (event_id, table_id, user_id, name, phone, company, note, cancelled_at)
           select event_id, id, $2::int, name, '', '', 'retained',
             case when name = 'cancelled' then now() - ($1::float8 + 1) * interval '1 day' end from tables`,
        days,
        id,
      );
      await site().retain();
      expect((await query(`select name as left from bookings where note = 'retained'`)).map((row) => row.left)).toEqual(
        ['young'],
      );
    });

    test('evidence of a decided application goes with its file; the application stays', async () => {
      const { token } = await site().newVisitor();
      const file = multipartFile('a.pdf', Buffer.from('%PDF-1.7\n'), token);
      const uploaded = await site().request({ method: 'POST', url: fileUpload.path, ...file });
      const { id } = (uploaded.json() as { data: { id: string } }).data;
      const body = { level: 'junior', realName: '李', statement: '对账', evidence: [id] };
      const application = await site().call(personalGradeApply, { token, body });
      await site().database.query(`update uploads set used_at = now() - interval '300 days' where id = $1`, [id]);
      await site().retain();
      expect(await readdir(site().uploads)).toContain(id);
      await query(
        `update grade_applications set status = 'rejected', decided_at = now() - ($2::float8 + 1) * interval '1 day' where id = $1`,
        application.id,
        retention.evidence.days,
      );
      await site().retain();
      expect(await readdir(site().uploads)).not.toContain(id);
      expect(await site().call(myApplications, { token })).toMatchObject([{ id: application.id, evidence: [] }]);
    });

    test('a whole file of the desk goes after a week in which nothing showed it, and stays while something does', async () => {
      const { days } = retention.unusedDeskFiles;
      const hex = (digit: string) => digit.repeat(32);
      await query(
        `insert into desk_files (id, purpose, name, size, received, type, touched_at, done_at)
         select repeat(digit, 32), 'chapter-image', digit, 1, 1, 'image/png', now() - age * interval '1 day', now() - age * interval '1 day'
         from (values ('a', $1::float8 + 0.5), ('b', $1::float8 - 0.5), ('c', $1::float8 + 0.5), ('d', $1::float8 + 0.5), ('e', $1::float8 + 0.5)) f (digit, age)`,
        days,
      );
      // A file that was begun again a moment ago is about to be used.
      await query(`update desk_files set touched_at = now() where id = '${hex('e')}'`);
      await query(`update comics set cover = jsonb_set(cover, '{url}', to_jsonb('/api/ext/v1/media/uploaded/${hex('c')}'::text))
        where id = (select min(id) from comics)`);
      await query(`update comic_chapters set panels = panels || jsonb_build_array(jsonb_build_object('url', '/api/ext/v1/media/uploaded/${hex('d')}'))
        where id = (select max(id) from comic_chapters)`);
      await site().retain();
      const left = await query(`select name as left from desk_files where id ~ '^(.)\\1{31}$' order by name`);
      expect(left.map((row) => row.left)).toEqual(['b', 'c', 'd', 'e']);
    });

    test('an audit row is removed by nobody else', async () => {
      await expect(site().database.query('delete from audit')).rejects.toThrow('append-only');
    });

    test('go once where two processes do it at the same moment', async () => {
      await query(`insert into messages (name, contact, company, topic, message, first_visit_url, received_at)
        values ('busy', '', '', 'retained', 'kept', '', now() - interval '10 years')`);
      await Promise.all([site().retain(), site().retain()]);
      expect(await query(`select name as left from messages where name = 'busy'`)).toEqual([]);
    });
  });
};
