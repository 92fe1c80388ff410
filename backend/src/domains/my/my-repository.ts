import type { MyAnswer, MyCertificate, MyComment, MyQuestion, MyWork, Part } from '@shared/contract/endpoints';
import { isShown } from '../comics/shown-chapters';
import { idBefore, toPart } from '../../http/cursor';
import type { Database } from '../../database/database';

interface Cut {
  cursor?: string | undefined;
  size: number;
}

const hidden = (table: string) =>
  `case when ${table}.hidden_at is not null then jsonb_build_object('reason', ${table}.hidden_reason, 'held', ${table}.held_at is not null) end as hidden`;

/** Latest first, from where the cursor stands. Ids do not tell the time: what was brought in from elsewhere has later ones. */
const latest = (table: string, alias: string, at = 'created_at') =>
  `and ($2::int is null or (${alias}.${at}, ${alias}.id) < (select ${at}, id from ${table} where id = $2))
   order by ${alias}.${at} desc, ${alias}.id desc limit $3`;

export function myRepository(database: Database) {
  /** `sql` takes the person's id as `$1`, the cursor as `$2` and a limit as `$3`. */
  const part = async <Row extends { id: number }>(
    sql: string,
    userId: number,
    { cursor, size }: Cut,
  ): Promise<Part<Row>> => toPart(await database.query<Row>(sql, [userId, idBefore(cursor), size + 1]), size);

  return {
    questions(userId: number, cut: Cut): Promise<Part<MyQuestion>> {
      const sql = `select q.id, q.topic, q.title, left(plain_words(q.content), 120) as excerpt, q.answer_count as "answerCount",
          q.like_count as "likeCount", q.recommended_answer_id as "recommendedAnswerId",
          q.accepted_answer_id as "acceptedAnswerId", q.created_at as "createdAt", ${hidden('q')}
        from questions q where q.author_id = $1 ${latest('questions', 'q')}`;
      return part<MyQuestion>(sql, userId, cut);
    },

    answers(userId: number, cut: Cut): Promise<Part<MyAnswer>> {
      const sql = `select a.id, a.question_id as "questionId",
          case when q.hidden_at is null or q.author_id = $1 then q.title else '' end as "questionTitle",
          left(plain_words(a.content), 120) as excerpt, a.like_count as "likeCount",
          q.recommended_answer_id is not distinct from a.id as recommended,
          q.accepted_answer_id is not distinct from a.id as accepted, a.created_at as "createdAt", ${hidden('a')}
        from answers a join questions q on q.id = a.question_id
        where a.author_id = $1 ${latest('answers', 'a')}`;
      return part<MyAnswer>(sql, userId, cut);
    },

    comments(userId: number, cut: Cut): Promise<Part<MyComment>> {
      const sql = `select m.id, h.comic_id as "comicId", m.chapter_id as "chapterId",
          case when ${isShown('h')} then '《' || c.title || '》第 ' || h.no || ' 话 · ' || h.title else '' end as "chapterTitle",
          m.content, m.like_count as "likeCount", m.created_at as "createdAt", ${hidden('m')}
        from chapter_comments m join comic_chapters h on h.id = m.chapter_id join comics c on c.id = h.comic_id
        where m.author_id = $1 ${latest('chapter_comments', 'm')}`;
      return part<MyComment>(sql, userId, cut);
    },

    works(userId: number, cut: Cut): Promise<Part<MyWork>> {
      const sql = `select id, title, season, category, like_count as "likeCount", submitted_at as "submittedAt"
        from works w where w.author_id = $1 ${latest('works', 'w', 'submitted_at')}`;
      return part<MyWork>(sql, userId, cut);
    },

    certificates(userId: number): Promise<MyCertificate[]> {
      const sql = `select no, level, holder, issued_at as "issuedAt", revoked_at as "revokedAt",
          revoked_reason as "revokedReason", name_shared as "nameShared" from certificates where user_id = $1
        order by issued_at desc, no desc limit 50`;
      return database.query<MyCertificate>(sql, [userId]);
    },
  };
}
