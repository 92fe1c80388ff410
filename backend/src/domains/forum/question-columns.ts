import { personColumn } from '../../database/database';
import { hiddenColumn, mayRead } from '../moderation/hidden';

/** SQL: a text of a question, empty for whoever may not see it. */
export const seen = (text: string) => `case when ${mayRead('q')} then ${text} else '' end`;

/** SQL: of question `q` by user `u`; `$2` is the reader's id, `$3` whether they moderate. */
export const questionColumns = `q.id, q.topic, ${seen('q.title')} as title, ${seen('left(plain_words(q.content), 120)')} as excerpt,
  ${personColumn('u')} as author, q.answer_count as "answerCount", q.like_count as "likeCount",
  exists (select 1 from likes where target_type = 'question' and target_id = q.id and user_id = $2) as liked,
  q.recommended_answer_id as "recommendedAnswerId", q.accepted_answer_id as "acceptedAnswerId",
  q.created_at as "createdAt", q.edited_at as "editedAt", q.sample, ${hiddenColumn('q')}`;
