import type { Queryable } from '../../database/database';

/** Tables whose rows are liked and carry a counter, in the order in which they are locked. */
const counted = [
  ['question', 'questions'],
  ['answer', 'answers'],
  ['work', 'works'],
  ['comic-chapter', 'comic_chapters'],
  ['comment', 'chapter_comments'],
] as const;

/** Takes back everything that a person liked, with the counters. */
export async function takeLikesBack(transaction: Queryable, userId: number): Promise<void> {
  for (const [type, table] of counted) {
    const liked = `id in (select target_id from likes where target_type = '${type}' and user_id = $1)`;
    // By number, so that two who leave at once never wait for each other.
    await transaction.query(`select 1 as one from ${table} where ${liked} order by id for update`, [userId]);
    await transaction.query(`update ${table} set like_count = like_count - 1 where ${liked}`, [userId]);
  }
  await transaction.query('delete from likes where user_id = $1', [userId]);
}
