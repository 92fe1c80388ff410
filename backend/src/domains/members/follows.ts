import { type Follows, type InputOf, MOST_FOLLOWS, type followSave } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { found, refuseField } from '../../http/refusal';

export function readFollows(database: Queryable, userId: number): Promise<Follows> {
  const sql = `select
      coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by f.id desc) filter (where u.open_profile), '[]') as people,
      coalesce(jsonb_agg(f.topic order by f.id desc) filter (where f.topic is not null), '[]') as topics
    from member_follows f left join users u on u.id = f.person_id where f.user_id = $1`;
  return onlyRow<Follows>(database, sql, [userId]);
}

/** Follows, or does so no more; twice changes nothing. One who shows nothing can still be left. */
export async function saveFollow(
  transaction: Queryable,
  { personId: person, topic: of, following }: InputOf<typeof followSave>,
  userId: number,
): Promise<void> {
  const [personId, topic] = [person ?? null, of ?? null];
  const parameters = [userId, personId, topic];
  if (!following) {
    const sql = 'delete from member_follows where user_id = $1 and (person_id = $2::int or topic = $3::text)';
    await transaction.query(sql, parameters);
    return;
  }
  if (personId === userId) refuseField('personId', '不用关注自己');
  // People are locked by number, as who deletes an account locks them; their own row keeps two at once below the limit.
  const lock = `select id, open_profile as open from users where id in ($1, $2::int) order by id for no key update`;
  const people = await transaction.query<{ id: number; open: boolean }>(lock, [userId, personId]);
  if (personId !== null) found(people.find(({ id, open }) => id === personId && open) ?? null);
  const kept = `select 1 as one from scene_items where scene_code = 'forum-topic' and value = $1`;
  if (topic !== null) found(await firstRow(transaction, kept, [topic]));
  const { count } = await onlyRow<{ count: number }>(
    transaction,
    'select count(*)::int as count from member_follows where user_id = $1',
    [userId],
  );
  if (count >= MOST_FOLLOWS) refuseField('following', `最多关注 ${MOST_FOLLOWS} 个人和话题，先取消几个`);
  const sql = 'insert into member_follows (user_id, person_id, topic) values ($1, $2, $3) on conflict do nothing';
  await transaction.query(sql, parameters);
}
