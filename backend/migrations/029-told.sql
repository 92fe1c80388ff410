-- Whoever waits for changes hears of them when they are committed, and need not ask again and again.
create function notify_told() returns trigger language plpgsql as $$
begin
  notify told;
  return null;
end $$;
create trigger told after insert on changes for each statement execute function notify_told();
