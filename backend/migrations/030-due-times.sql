-- Times at which something comes into sight, or leaves it, by time alone, each with a topic of it: one list for what is told and for
-- when to look next.
create view due_times as
  select c.published_at as at, t.topic
    from comic_chapters c cross join lateral (
      values ('comics'), ('comic:' || c.comic_id)
      union all select 'chapter:' || s.id from comic_chapters s where s.comic_id = c.comic_id
    ) t (topic) where c.state in ('published', 'scheduled')
  union all select t.at, scene_topic(i.scene_code)
    from scene_items i cross join lateral (values (i.opens_at), (i.closes_at)) t (at)
  union all select t.at, d.topic
    from open_day_events e cross join lateral (values (e.starts_at), (e.ends_at), (e.booking_ends_at)) t (at)
      cross join lateral (values ('open-days'), ('open-day:' || e.id)) d (topic) where e.state = 'published'
  -- Of two that are not over the nearer one is shown first: halfway between them it is the other one.
  union all select a.starts_at + (b.starts_at - a.starts_at) / 2, 'open-days'
    from open_day_events a join open_day_events b on a.starts_at < b.starts_at
    where a.state = 'published' and b.state = 'published' and a.ends_at > a.starts_at + (b.starts_at - a.starts_at) / 2
  union all select h.published_at, t.topic
    from help_articles h cross join lateral (values ('help'), ('help:' || h.slug)) t (topic) where h.state = 'scheduled';

create or replace function due_topics(since timestamptz, until timestamptz) returns setof text language sql stable as $$
  select distinct topic from due_times where at > since and at <= until
$$;

-- Whoever sends mail hears of a new one, and of one that is tried again.
create trigger told after insert or update of next_at on mails for each statement execute function notify_told();
