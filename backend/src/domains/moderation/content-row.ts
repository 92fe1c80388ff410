import { personColumn } from '../../database/database';

/** SQL: what two SQL expressions name, in the same columns whatever it is; each is one step in an index. */
export function contentOf(type: string, id: string): string {
  return `lateral (
    select 'question' as type, id, id as question_id, title, topic, content, author_id, created_at, hidden_at, hidden_reason,
      checked_at, held_at, false as recommended, null::int as comic_id
    from questions where ${type} = 'question' and id = ${id}
    union all
    select 'answer', a.id, a.question_id, q.title, q.topic, a.content, a.author_id, a.created_at, a.hidden_at, a.hidden_reason,
      a.checked_at, a.held_at, q.recommended_answer_id is not distinct from a.id, null
    from answers a join questions q on q.id = a.question_id where ${type} = 'answer' and a.id = ${id}
    union all
    select 'comment', m.id, h.id, b.title || ' 第 ' || h.no || ' 话 · ' || h.title, null, m.content, m.author_id, m.created_at,
      m.hidden_at, m.hidden_reason, m.checked_at, m.held_at, false, b.id
    from chapter_comments m join comic_chapters h on h.id = m.chapter_id join comics b on b.id = h.comic_id
    where ${type} = 'comment' and m.id = ${id}
  ) c`;
}

export const contentColumns = `c.type || '-' || c.id as id, c.type as "targetType", c.id as "targetId", c.question_id as "questionId",
  c.title as "questionTitle", c.comic_id as "comicId", c.topic, c.content, (select ${personColumn('u')} from users u where u.id = c.author_id) as author,
  c.created_at as "createdAt", case when c.hidden_at is not null then c.hidden_reason end as "hiddenReason", c.recommended,
  (select count(*)::int from reports r where r.target_type = c.type and r.target_id = c.id and r.closed_at is null) as "openReports",
  c.checked_at as "checkedAt", c.held_at is not null as held, s.points, coalesce(s.reasons, '[]') as reasons,
  case when s.appeal_decided_at is null then s.appeal end as appeal`;

/** SQL: what the machine said of it, beside `contentOf`. */
export const scoreOfContent = 'left join post_scores s on s.target_type = c.type and s.target_id = c.id';
