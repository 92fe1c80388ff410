import type { ChapterComment, ChapterComments, InputOf, chapterCommentCreate } from '@shared/contract/endpoints';
import { type Database, type Queryable, firstRow, onlyRow, personColumn } from '../../database/database';
import { idBefore, toPart } from '../../http/cursor';
import { found, Refusal } from '../../http/refusal';
import { forgetRepeats } from '../../http/idempotency';
import { type Reader, hiddenColumn, mayRead } from '../moderation/hidden';
import { lookAt } from '../spam/look-at';
import { isShown } from './shown-chapters';

/** SQL: of comment `m` by author `u`; `$2` is the reader's id, `$3` whether they moderate. */
const columns = `m.id, m.chapter_id as "chapterId", m.content, ${personColumn('u')} as author, m.like_count as "likeCount",
  exists (select 1 from likes where target_type = 'comment' and target_id = m.id and user_id = $2) as liked,
  m.created_at as "createdAt", m.author_id is not distinct from $2 as mine, ${hiddenColumn('m')}`;

/** Latest first, without what the reader may not see; null where visitors see no such chapter. */
export async function readComments(
  database: Queryable,
  { chapterId, cursor, size }: { chapterId: number; cursor?: string | undefined; size: number },
  { userId, moderates }: Reader,
): Promise<ChapterComments | null> {
  const counted = await firstRow<{ total: number }>(
    database,
    `select (select count(*)::int from chapter_comments m where m.chapter_id = h.id and ${mayRead('m')}) as total
     from comic_chapters h where h.id = $1 and ${isShown('h')}`,
    [chapterId, userId, moderates],
  );
  if (!counted) return null;
  const rows = await database.query<ChapterComment>(
    `select ${columns} from chapter_comments m join users u on u.id = m.author_id
     where m.chapter_id = $1 and ${mayRead('m')} and ($4::int is null or m.id < $4) order by m.id desc limit $5`,
    [chapterId, userId, moderates, idBefore(cursor), size + 1],
  );
  const { items, next } = toPart(rows, size);
  return { items, next, total: counted.total };
}

/** Adds a comment; null where visitors see no such chapter. */
export async function createComment(
  transaction: Queryable,
  { chapterId, content }: InputOf<typeof chapterCommentCreate>,
  userId: number,
): Promise<ChapterComment | null> {
  // The chapter stays until this is done; comments do not wait for one another.
  const open = `select 1 as one from comic_chapters h where h.id = $1 and ${isShown('h')} for key share`;
  if (!(await firstRow(transaction, open, [chapterId]))) return null;
  const { id } = await onlyRow<{ id: number }>(
    transaction,
    'insert into chapter_comments (chapter_id, author_id, content) values ($1, $2, $3) returning id',
    [chapterId, userId, content],
  );
  await lookAt(transaction, { targetType: 'comment', targetId: id, text: content, authorId: userId });
  const sql = `select ${columns} from chapter_comments m join users u on u.id = m.author_id where m.id = $1`;
  return onlyRow<ChapterComment>(transaction, sql, [id, userId, false]);
}

/** Deletes a comment, by its author alone; likes, reports and notes go with it by a trigger. */
export function deleteComment(database: Database, commentId: number, userId: number): Promise<void> {
  return database.transaction(async (transaction) => {
    const lock = 'select author_id as "authorId" from chapter_comments where id = $1 for update';
    const { authorId } = found(await firstRow<{ authorId: number }>(transaction, lock, [commentId]));
    if (authorId !== userId) throw new Refusal('not-author');
    await transaction.query('delete from chapter_comments where id = $1', [commentId]);
    await forgetRepeats(transaction, userId);
  });
}
