import type { Page, Question, QuestionDetail } from '@shared/contract/endpoints';
import type { Database, Queryable } from '../../database/database';
import { firstRow, onlyRow } from '../../database/first-row';
import { type Reader, mayRead } from '../moderation/hidden';
import { instantAt, microseconds, offsetOf, pageWith, placeOf } from '../../http/place';
import { questionColumns, seen } from './question-columns';
import { type Keyword, foundBy } from '../../words/read-keyword';
import { placeholdersOf, showPictures } from './post-pictures';

interface QuestionFilter {
  topic?: string | undefined;
  keyword?: Keyword;
  page: number;
  size: number;
  cursor?: string | undefined;
}

const found = (keyword: Keyword | undefined) =>
  foundBy({
    keyword,
    kind: 'question',
    id: 'q.id',
    table: 'questions',
    columns: ['title', 'content'],
    unknown: 'hidden_at is not null',
    parameters: ['$4', '$5'],
  });

const filter = (keyword: Keyword | undefined) => `${mayRead('q')} and ($1::text is null or q.topic = $1)
  and ${found(keyword)}`;

export function questionRepository(database: Database) {
  return {
    detail: (questionId: number, reader: Reader) => questionDetail(database, questionId, reader),

    /** Lists questions, without what is hidden from the reader. */
    async list(
      { topic, keyword, page, size, cursor }: QuestionFilter,
      { userId, moderates }: Reader,
    ): Promise<Page<Question>> {
      const place = placeOf(cursor);
      const where = [topic ?? null, userId, moderates, keyword?.pattern ?? null, keyword?.condition ?? null];
      const { total } = await onlyRow<{ total: number }>(
        database,
        `select count(*)::int as total from questions q where ${filter(keyword)}`,
        where,
      );
      const sql = `select ${questionColumns}, ${microseconds('q.created_at')} as at
        from questions q join users u on u.id = q.author_id where ${filter(keyword)}
          and ($8::text is null or (q.created_at, q.id) < (${instantAt('$8')}, $9::bigint))
        order by q.created_at desc, q.id desc limit $6 offset $7`;
      const rows =
        total === 0
          ? []
          : await database.query<Question & { at: string }>(sql, [
              ...where,
              size + 1,
              offsetOf({ page, size, cursor }),
              place?.at ?? null,
              place?.id ?? null,
            ]);
      const part = pageWith(rows, { page, size, total }, ({ at, id }) => ({ at, id, extra: '' }));
      const items = part.items.map(({ at: _at, ...row }) => row);
      return { ...part, items };
    },
  };
}

export async function questionDetail(
  database: Queryable,
  questionId: number,
  { userId, moderates }: Reader,
): Promise<QuestionDetail | null> {
  const sql = `select ${questionColumns}, ${seen('q.content')} as content, ${placeholdersOf('q')}, q.version,
      exists (select 1 from question_follows f where f.question_id = q.id and f.user_id = $2) as following
    from questions q join users u on u.id = q.author_id where q.id = $1`;
  return (await firstRow<QuestionDetail>(database, sql, [questionId, userId, moderates])) ?? null;
}

/** Adds a question; null where the operator keeps no such topic. Who asks follows by themselves. */
export async function createQuestion(
  transaction: Queryable,
  { topic, title, content }: { topic: string; title: string; content: string },
  authorId: number,
): Promise<QuestionDetail | null> {
  const sql = `insert into questions (topic, title, content, author_id)
    select $1, $2, $3, $4 where exists (select 1 from scene_items where scene_code = 'forum-topic' and value = $1)
    returning id`;
  const row = await firstRow<{ id: number }>(transaction, sql, [topic, title, content, authorId]);
  if (!row) return null;
  await showPictures(transaction, { targetType: 'question', targetId: row.id, content }, authorId);
  await transaction.query('insert into question_follows (question_id, user_id) values ($1, $2)', [row.id, authorId]);
  return questionDetail(transaction, row.id, { userId: authorId, moderates: false });
}
