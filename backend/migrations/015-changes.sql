-- Changes to public data, told to who composes pages of it. Triggers write it, so that no statement forgets it, and it stands or falls
-- with the change.

create table changes (
  id bigint generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  -- `questions`, `question:12`: what a call of the contract names in `topics`.
  topic text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (transaction_id, id),
  -- Told once a transaction, however often it changes.
  unique (transaction_id, topic)
);

create table change_state (
  one boolean primary key default true check (one),
  -- The outbox that a place in it belongs to.
  database_id uuid not null default gen_random_uuid(),
  -- The server on which the outbox was made: a restored one has numbers of transactions that mean nothing here.
  home text not null,
  -- Until when what comes into sight by time alone has been told.
  told_until timestamptz not null default now(),
  -- The last row that was swept.
  swept_transaction_id xid8 not null default '0',
  swept_id bigint not null default 0
);

-- Another one in another cluster, in another database, and after the tables were dropped and restored.
create function changes_home() returns text language sql stable as $$
  select concat_ws('.', (select system_identifier from pg_control_system()),
    (select oid from pg_database where datname = current_database()), 'changes'::regclass::oid)
$$;
insert into change_state (home) values (changes_home());

-- tell_change(list, item, column): tells the topic `list`, where it is not empty, and `item:<column>`, where an item is named; the
-- column is `id` unless said.
create function tell_change() returns trigger language plpgsql as $$
declare
  list text := tg_argv[0];
  item text := tg_argv[1];
  key text := coalesce(tg_argv[2], 'id');
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  if list <> '' then
    insert into changes (topic) values (list) on conflict do nothing;
  end if;
  if item is not null and tg_op <> 'DELETE' then
    insert into changes (topic) values (item || ':' || (to_jsonb(new) ->> key)) on conflict do nothing;
  end if;
  if item is not null and tg_op <> 'INSERT' then
    insert into changes (topic) values (item || ':' || (to_jsonb(old) ->> key)) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger told after insert or update or delete on works
  for each row execute function tell_change('works', 'work');
create trigger told after insert or update or delete on questions
  for each row execute function tell_change('questions', 'question');
-- Lists show how many answers there are, and not what they say.
create trigger told after insert or delete on answers
  for each row execute function tell_change('questions', 'question', 'question_id');
create trigger told_change after update on answers
  for each row execute function tell_change('', 'question', 'question_id');
create trigger told after insert or update or delete on open_day_events
  for each row execute function tell_change('open-days', 'open-day');
create trigger told after insert or update or delete on open_day_tables
  for each row execute function tell_change('open-days', 'open-day', 'event_id');
-- Bookings are private: neither who comes nor whether they came is told.
create trigger told after insert or delete or update of event_id, table_id, cancelled_at on bookings
  for each row execute function tell_change('open-days', 'open-day', 'event_id');
create trigger told after insert or update or delete on client_builds
  for each row execute function tell_change('client-builds');
create trigger told after insert or update or delete on article_votes
  for each row execute function tell_change('articles');

create trigger told after insert or update or delete on comics
  for each row execute function tell_change('comics', 'comic');
create trigger told after insert or update or delete on comic_topic_links
  for each row execute function tell_change('comics', 'comic', 'comic_id');
create trigger told after insert or update or delete on comic_topics
  for each row execute function tell_change('comics');
create trigger told after insert or update or delete on comic_chapters
  for each row execute function tell_change('comics', 'comic', 'comic_id');
create trigger told_itself after insert or update or delete on comic_chapters
  for each row execute function tell_change('', 'chapter');

-- The name of a topic stands at its comics.
create function tell_comics_of_topic() returns trigger language plpgsql as $$
begin
  insert into changes (topic) select 'comic:' || comic_id from comic_topic_links where topic_id = new.id on conflict do nothing;
  return null;
end $$;
create trigger told_of_comics after update on comic_topics
  for each row when (old.* is distinct from new.*) execute function tell_comics_of_topic();

-- A chapter names its comic and its neighbours.
create function tell_chapters(comic integer) returns void language sql as $$
  insert into changes (topic) select 'chapter:' || id from comic_chapters where comic_id = comic on conflict do nothing
$$;
create function tell_chapters_of_comic() returns trigger language plpgsql as $$
begin
  perform tell_chapters(new.id);
  return null;
end $$;
create trigger told_of_chapters after update on comics
  for each row when ((old.title, old.sample) is distinct from (new.title, new.sample))
  execute function tell_chapters_of_comic();
create function tell_neighbours() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then perform tell_chapters(new.comic_id); end if;
  if tg_op <> 'INSERT' then perform tell_chapters(old.comic_id); end if;
  return null;
end $$;
create trigger told_neighbours after insert or delete on comic_chapters
  for each row execute function tell_neighbours();
create trigger told_neighbours_of_change after update on comic_chapters
  for each row when ((old.comic_id, old.no, old.title, old.state, old.published_at)
    is distinct from (new.comic_id, new.no, new.title, new.state, new.published_at))
  execute function tell_neighbours();

-- Of what is liked everybody sees the count, which stands in its row; of a chapter also who.
create trigger told after insert or update on likes
  for each row when (new.target_type = 'comic-chapter') execute function tell_change('', 'chapter', 'target_id');
create trigger told_end after delete on likes
  for each row when (old.target_type = 'comic-chapter') execute function tell_change('', 'chapter', 'target_id');

create function scene_topic(code text) returns text language sql immutable as $$
  select case code when 'work-season' then 'seasons' else 'scene:' || code end
$$;
create function tell_scene() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  if tg_op <> 'DELETE' then
    insert into changes (topic) values (scene_topic(new.scene_code)) on conflict do nothing;
  end if;
  if tg_op <> 'INSERT' then
    insert into changes (topic) values (scene_topic(old.scene_code)) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger told after insert or update or delete on scene_items for each row execute function tell_scene();

-- A person's name and picture stand at everything they wrote, and at the chapters that they liked.
create function tell_person() returns trigger language plpgsql as $$
begin
  insert into changes (topic)
    select 'questions' where exists (select 1 from questions where author_id = new.id)
    union select 'question:' || id from questions where author_id = new.id
    union select 'question:' || question_id from answers where author_id = new.id
    union select 'chapter:' || target_id from likes where user_id = new.id and target_type = 'comic-chapter'
    on conflict do nothing;
  return null;
end $$;
create trigger told after update on users
  for each row when ((old.name, old.avatar_url, old.official) is distinct from (new.name, new.avatar_url, new.official))
  execute function tell_person();

-- Topics that come into sight, or leave it, after `since` and until `until` by time alone.
create function due_topics(since timestamptz, until timestamptz) returns setof text language sql stable as $$
  with due_chapters as (
    select comic_id from comic_chapters where state in ('published', 'scheduled') and published_at > since and published_at <= until
  ), due_days as (
    select id from open_day_events where state = 'published' and ((starts_at > since and starts_at <= until)
      or (ends_at > since and ends_at <= until) or (booking_ends_at > since and booking_ends_at <= until))
  )
  select 'comics' where exists (select 1 from due_chapters)
  union select 'comic:' || comic_id from due_chapters
  union select 'chapter:' || id from comic_chapters where comic_id in (select comic_id from due_chapters)
  union select scene_topic(scene_code) from scene_items
    where (opens_at > since and opens_at <= until) or (closes_at > since and closes_at <= until)
  union select 'open-days' where exists (select 1 from due_days)
  union select 'open-day:' || id from due_days
  -- Of two that are not over the nearer one is shown first: halfway between them it is the other one.
  union select 'open-days' from open_day_events a join open_day_events b on a.starts_at < b.starts_at
    where a.state = 'published' and b.state = 'published' and a.ends_at > since and b.ends_at > since
      and a.starts_at + (b.starts_at - a.starts_at) / 2 > since and a.starts_at + (b.starts_at - a.starts_at) / 2 <= until
$$;

-- Tells what is due and was not told yet, however long nobody asked; of several that ask at once, one does. It writes only where
-- something is due.
create function tell_due() returns boolean language plpgsql as $$
declare
  since timestamptz := (select told_until from change_state);
  until timestamptz := clock_timestamp();
begin
  if not exists (select 1 from due_topics(since, until)) then return false; end if;
  select told_until into since from change_state for update;
  insert into changes (topic) select due_topics(since, until) on conflict do nothing;
  update change_state set told_until = greatest(told_until, until);
  return true;
end $$;

-- When what stands on a page changed last, as a sitemap tells it; a like changes nothing of it.
create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
alter table works add column updated_at timestamptz not null default now();
alter table comic_chapters add column updated_at timestamptz not null default now();
alter table open_day_events add column updated_at timestamptz not null default now();
alter table open_day_tables add column updated_at timestamptz not null default now();
update works set updated_at = submitted_at;
update comic_chapters set updated_at = published_at;
create trigger touched before update on works
  for each row when (old.like_count = new.like_count and old.* is distinct from new.*) execute function touch();
create trigger touched before update on comic_chapters
  for each row when (old.like_count = new.like_count and old.* is distinct from new.*) execute function touch();
create trigger touched before update on open_day_events
  for each row when (old.* is distinct from new.*) execute function touch();
create trigger touched before update on open_day_tables
  for each row when (old.* is distinct from new.*) execute function touch();

create index questions_in_sight on questions (id) where hidden_at is null;
