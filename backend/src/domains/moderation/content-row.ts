import type { ContentRow } from '@shared/contract/endpoints';
import { personColumn } from '../../database/person-columns';

/** A question or an answer as it comes from the database. */
export type ContentRowOf = Omit<ContentRow, 'createdAt' | 'checkedAt'> & { createdAt: Date; checkedAt: Date | null };

/** SQL: the question or answer that two SQL expressions name, in the same columns; each is one step in an index. */
export function contentOf(type: string, id: string): string {
  return `lateral (
    select 'question' as type, id, id as question_id, title, topic, content, author_id, created_at, hidden_at, hidden_reason,
      checked_at, false as recommended
    from questions where ${type} = 'question' and id = ${id}
    union all
    select 'answer', a.id, a.question_id, q.title, q.topic, a.content, a.author_id, a.created_at, a.hidden_at, a.hidden_reason,
      a.checked_at, q.recommended_answer_id is not distinct from a.id
    from answers a join questions q on q.id = a.question_id where ${type} = 'answer' and a.id = ${id}
  ) c`;
}

export const contentColumns = `c.type || '-' || c.id as id, c.type as "targetType", c.id as "targetId", c.question_id as "questionId",
  c.title as "questionTitle", c.topic, c.content, (select ${personColumn('u')} from users u where u.id = c.author_id) as author,
  c.created_at as "createdAt", case when c.hidden_at is not null then c.hidden_reason end as "hiddenReason", c.recommended,
  (select count(*)::int from reports r where r.target_type = c.type and r.target_id = c.id and r.closed_at is null) as "openReports",
  c.checked_at as "checkedAt"`;

export function toContent({ createdAt, checkedAt, ...row }: ContentRowOf): ContentRow {
  return { ...row, createdAt: createdAt.toISOString(), checkedAt: checkedAt?.toISOString() ?? null };
}
