import type { EditedTarget } from '@shared/contract/endpoints';
import { MOST_PICTURES, picturesNamed } from '@shared/contract/fields';
import { type Queryable, firstRow } from '../../database/database';
import { Refusal } from '../../http/refusal';
import { mayRead } from '../moderation/hidden';
import type { ShownPicture } from '../uploads/send-picture';

/** SQL: an upload `f` that something in sight shows; what a moderator hid hides its pictures, too. */
const SHOWN = `f.purpose = 'post' and f.stored_at is not null and exists (select 1 from post_pictures p
  left join answers a on a.id = p.answer_id join questions q on q.id = coalesce(p.question_id, a.question_id)
  where p.upload_id = f.id and q.hidden_at is null and a.hidden_at is null)`;

/**
 * Notes which of its author's pictures a text shows; what it showed before stays noted, since one can read what stood there.
 * @throws Refusal at the text's field for too many of them, or for one that is neither theirs nor in sight
 */
export async function showPictures(
  transaction: Queryable,
  { targetType, targetId, content }: { targetType: EditedTarget; targetId: number; content: string },
  userId: number,
): Promise<void> {
  const named = picturesNamed(content);
  if (named.length === 0) return;
  if (named.length > MOST_PICTURES) throw wrong(`一篇最多放 ${MOST_PICTURES} 张图片，这里有 ${named.length} 张`);
  const ids = JSON.stringify(named);
  const take = `update uploads set used_at = now() where user_id = $2 and purpose = 'post' and stored_at is not null
    and id in (select jsonb_array_elements_text($1::jsonb)) returning id`;
  const own = await transaction.query<{ id: string }>(take, [ids, userId]);
  const missing = `select 1 as one from jsonb_array_elements_text($1::jsonb) as named (id)
    where not exists (select 1 from uploads f where f.id = named.id and (f.user_id = $2 or ${SHOWN}))`;
  if (await firstRow(transaction, missing, [ids, userId]))
    throw wrong('有一张图片已经不在了，请去掉那一行，或重新插入');
  const note = `insert into post_pictures (upload_id, ${targetType}_id) select id, $2 from jsonb_array_elements_text($1::jsonb) as taken (id)
    on conflict do nothing`;
  await transaction.query(note, [JSON.stringify(own.map(({ id }) => id)), targetId]);
}

function wrong(message: string): Refusal {
  return new Refusal('invalid-request', { fields: [{ path: 'content', message }] }, message);
}

/** SQL: the small first pictures of what question `q` or answer `a` shows, for who may read it. */
export const placeholdersOf = (table: 'q' | 'a') =>
  `case when ${mayRead(table)} then ${table === 'q' ? 'placeholders_of(q.id, null)' : 'placeholders_of(null, a.id)'} end as placeholders`;

/** A picture that everybody may see. */
export async function shownPicture(database: Queryable, id: string): Promise<ShownPicture | undefined> {
  return firstRow(database, `select f.type, f.picture from uploads f where f.id = $1 and ${SHOWN}`, [id]);
}
