import type { Page, Question, QuestionDetail } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow, onlyRow } from '../../database/database';
import { type Reader, mayRead } from '../moderation/hidden';
import type { Paging } from '../../http/place';
import { lookAt } from '../spam/look-at';
import { byInstant, readPage } from '../../lists/read-page';
import { questionColumns, seen } from './question-columns';
import { type Keyword, foundBy } from '../../words/read-keyword';
import { placeholdersOf, showPictures } from './post-pictures';

interface QuestionFilter extends Paging {
  topic?: string | undefined;
  keyword?: Keyword;
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
    async list({ topic, keyword, ...paging }: QuestionFilter, { userId, moderates }: Reader): Promise<Page<Question>> {
      const parameters = [topic ?? null, userId, moderates, keyword?.pattern ?? null, keyword?.condition ?? null];
      const counted = `select count(*)::int as total from questions q where ${filter(keyword)}`;
      const { total } = await onlyRow<{ total: number }>(database, counted, parameters);
      const from = `questions q join users u on u.id = q.author_id where ${filter(keyword)}`;
      const list = { columns: questionColumns, from, order: byInstant('q.created_at'), key: 'q.id', parameters, total };
      return readPage<Question>(database, list, paging);
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
  const post = { targetType: 'question', targetId: row.id } as const;
  await lookAt(transaction, { ...post, text: `${title}\n${content}`, authorId });
  await showPictures(transaction, { ...post, content }, authorId);
  await transaction.query('insert into question_follows (question_id, user_id) values ($1, $2)', [row.id, authorId]);
  return questionDetail(transaction, row.id, { userId: authorId, moderates: false });
}
