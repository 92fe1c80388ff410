-- Open days that editors keep, seats that are checked at the door, and mail.

alter table open_day_events
  add column state text not null default 'published' check (state in ('draft', 'published', 'cancelled')),
  add column version integer not null default 1;
alter table open_day_tables add column version integer not null default 1;

-- Eight of 32 characters that nobody mistakes for one another, from bytes of a UUID that are random as a whole.
create function booking_code() returns text language sql volatile as $$
  select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', 1 + (get_byte(bytes, at) & 31), 1), '')
  from (select uuid_send(gen_random_uuid()) as bytes offset 0) random, unnest(array[0, 1, 2, 3, 4, 5, 10, 11]) at
$$;
alter table bookings
  add column code text not null default booking_code(),
  add column checked_in_at timestamptz;
create unique index bookings_by_code on bookings (code);

-- The mail address that the login provider has verified; null where it gives none.
alter table users
  add column email text,
  -- Of those that reach somebody without being asked for.
  add column mail_notices boolean not null default true;
