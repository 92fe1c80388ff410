-- A publication may be shown to a share of the visitors until a time, before it is for all or for nobody: what stood before is published
-- meanwhile. The check is wider than it was: the version before knows no experiments, and makes none.
alter table content_publications drop constraint content_publications_state_check,
  add constraint content_publications_state_check
    check (state in ('proposed', 'experiment', 'published', 'scheduled', 'cancelled')),
  -- Visitors in a hundred who see it; they stay an experiment's that is over.
  add column share integer,
  add column ends_at timestamptz,
  add constraint content_publications_experiment_check
    check ((share is null) = (ends_at is null) and share between 1 and 99 and (state <> 'experiment' or share is not null));

-- One at a time, also one that is over and waits for who decides; the version before makes none.
create unique index content_publications_one_experiment on content_publications ((true)) where state = 'experiment';

drop trigger told on content_publications;
create trigger told after update on content_publications
  for each row when ((old.state, old.at, old.undoes_id, old.share) is distinct from (new.state, new.at, new.undoes_id, new.share))
  execute function tell_publication();

-- As before, with the ends of experiments.
create or replace view due_times as
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
    from help_articles h cross join lateral (values ('help'), ('help:' || h.slug)) t (topic) where h.state = 'scheduled'
  union all select p.at, 'content:' || c.package || '/' || c.key
    from content_publications p join content_changes c on c.publication_id = p.id where p.state = 'scheduled'
  union all select p.ends_at, 'content:' || c.package || '/' || c.key
    from content_publications p join content_changes c on c.publication_id = p.id where p.state = 'experiment';
