import { createHash } from 'node:crypto';
import type { DataOf, InputOf, openDayGuests, openDayWrite } from '@shared/contract/endpoints';
import { type Queryable, onlyRow } from '../../database/database';
import { found } from '../../http/refusal';
import { notifyAll } from '../notices/notify';

type Guests = DataOf<typeof openDayGuests>;

interface Guest {
  id: number;
  /** Null where mail does not reach them. */
  email: string | null;
}

/** SQL: who has a seat at open day `$1`. */
const guestsOf = `select u.id, case when u.mail_notices then u.email end as email from users u
  where u.id in (select user_id from bookings where event_id = $1 and cancelled_at is null)`;

const counted = (guests: readonly Guest[]): Guests => ({
  people: guests.length,
  byMail: guests.filter(({ email }) => email !== null).length,
});

export async function countGuests(database: Queryable, eventId: number): Promise<Guests> {
  return counted(await database.query<Guest>(guestsOf, [eventId]));
}

/** Writes to the guests to whom nobody wrote the same before; locked by number, as who deletes an account locks them. */
export async function writeToGuests(
  transaction: Queryable,
  { id, subject, text }: InputOf<typeof openDayWrite>,
): Promise<Guests> {
  const guests = await transaction.query<Guest>(`${guestsOf} order by u.id for key share of u`, [id]);
  // Two at once write one after the other.
  const lock = 'select title from open_day_events where id = $1 for no key update';
  const [event] = await transaction.query<{ title: string }>(lock, [id]);
  const { title } = found(event ?? null);
  const key = `guests-${id}-${createHash('sha256').update(`${subject}\n${text}`).digest('hex').slice(0, 32)}`;
  const { ids } = await onlyRow<{ ids: number[] }>(
    transaction,
    `select coalesce(jsonb_agg(t.id), '[]') as ids from (select jsonb_array_elements_text($1::jsonb)::int as id) t
      where not exists (select 1 from notices n where n.user_id = t.id and n.key = $2)`,
    [JSON.stringify(guests.map((guest) => guest.id)), key],
  );
  const now = guests.filter((guest) => ids.includes(guest.id));
  await notifyAll(transaction, ids, {
    kind: 'open-day',
    text: `“${title}”给来宾的信：${subject}\n${text}`,
    link: 'my/?tab=bookings',
    key,
    byMail: false,
  });
  const mail = `insert into mails (to_address, subject, text, link, user_id, key)
    select value ->> 'email', $2, $3, 'my/?tab=bookings', (value ->> 'id')::int, $4 || '-' || (value ->> 'id')
    from jsonb_array_elements($1::jsonb) where value ->> 'email' is not null on conflict (key) do nothing`;
  await transaction.query(mail, [JSON.stringify(now), subject, text, key]);
  return counted(now);
}
