-- An iCalendar file that goes with a mail; empty where none does.
alter table mails add column calendar text not null default '';

-- The author of a work has a link while they show their works.
create function tell_author() returns trigger language plpgsql as $$
begin
  insert into changes (topic) select unnest(array['works', 'work:' || id]) from works where author_id = new.id
    on conflict do nothing;
  return null;
end $$;
create trigger told_of_works after update on users
  for each row when (('works' = any(old.shown)) is distinct from ('works' = any(new.shown)))
  execute function tell_author();
