-- Changes to the help centre are told to who composes its pages.

create trigger told after insert or update or delete on help_articles
  for each row execute function tell_change('help', 'help', 'slug');

-- The name of a section stands at all of its articles.
create function tell_help_section() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old is not distinct from new then return null; end if;
  insert into changes (topic) values ('help') on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into changes (topic) select 'help:' || slug from help_articles where section_id = new.id on conflict do nothing;
  end if;
  return null;
end $$;
create trigger told after insert or update or delete on help_sections for each row execute function tell_help_section();

-- As before, with the articles whose time has come.
create or replace function due_topics(since timestamptz, until timestamptz) returns setof text language sql stable as $$
  with due_chapters as (
    select comic_id from comic_chapters where state in ('published', 'scheduled') and published_at > since and published_at <= until
  ), due_days as (
    select id from open_day_events where state = 'published' and ((starts_at > since and starts_at <= until)
      or (ends_at > since and ends_at <= until) or (booking_ends_at > since and booking_ends_at <= until))
  ), due_articles as (
    select slug from help_articles where state = 'scheduled' and published_at > since and published_at <= until
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
  union select 'help' where exists (select 1 from due_articles)
  union select 'help:' || slug from due_articles
$$;
