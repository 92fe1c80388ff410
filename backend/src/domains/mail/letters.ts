import type { FastifyInstance } from 'fastify';
import { type Database, onlyRow } from '../../database/database';
import { keepDoing } from '../../keep-doing';
import { SITE_TIME_ZONE } from '../../site-time-zone';

const MINUTE = 60_000;
/** People whom one statement writes to. */
const MOST = 50;
/** Questions in a letter. */
const LINES = 10;

/** SQL: nine o'clock of the latest Monday. */
const monday = `(date_trunc('week', now() at time zone '${SITE_TIME_ZONE}' - interval '9 hours') + interval '9 hours') at time zone '${SITE_TIME_ZONE}'`;

/** SQL: what `d` follows in question `q`. */
const followed = `exists (select 1 from member_follows f join users p on p.id = q.author_id
  where f.user_id = d.id and (f.topic = q.topic or (f.person_id = p.id and 'questions' = any(p.shown))))`;

/** SQL: questions that are new since the last letter, or that somebody who is followed answered since. */
const news = `select q.title, q.answer_count, q.id, answered or ${followed} as chosen
  from (select id, false as answered from questions where created_at > d.letter_at union
    select a.question_id, true from member_follows f join users p on p.id = f.person_id and 'answers' = any(p.shown)
      join answers a on a.author_id = p.id and a.created_at > d.letter_at and a.hidden_at is null where f.user_id = d.id) n
  join questions q on q.id = n.id where q.hidden_at is null and q.author_id <> d.id`;

/**
 * Queues the letters of the week, which begins on Monday at nine. Who was written to is noted in the statement that writes: several
 * processes write one letter, and where nothing is new, none. Returns how many people were looked at.
 *
 * @param site base of links, with a slash at its end
 */
export async function writeLetters(database: Database, site: string): Promise<number> {
  const sql = `with due as (
      select id, email, letter_at from users where letter and email is not null and letter_at < ${monday}
      order by letter_at, id limit ${MOST} for update skip locked),
    marked as (update users u set letter_at = now() from due where u.id = due.id),
    written as (
      insert into mails (to_address, subject, text, link, user_id, key)
      select d.email, '社区这一周', E'这一周的新问题和你关注的人的新回答：\n\n' || l.text, 'community/homePage/', d.id,
        'letter-' || to_char(${monday} at time zone '${SITE_TIME_ZONE}', 'IYYY-IW') || '-' || d.id
      from due d cross join lateral (
        select string_agg('“' || title || '”，' || case answer_count when 0 then '等第一个回答' else answer_count || ' 个回答' end
          || E'\n' || $1::text || 'community/question/' || id || '/', E'\n\n' order by chosen desc, answer_count desc, id desc) as text
        from (select title, answer_count, id, bool_or(chosen) as chosen from (${news}) every_one group by title, answer_count, id
          order by chosen desc, answer_count desc, id desc limit ${LINES}) chosen_ones) l
      where l.text is not null on conflict (key) do nothing)
    select count(*)::int as count from due`;
  return (await onlyRow<{ count: number }>(database, sql, [site])).count;
}

/** Writes them until the application closes. */
export function keepWriting(app: FastifyInstance, { database, site }: { database: Database; site: string }): void {
  keepDoing(app, {
    failed: 'the weekly letters could not be written',
    every: 10 * MINUTE,
    work: async (closing) => {
      while (!closing.aborted && (await writeLetters(database, site)) === MOST);
    },
  });
}
