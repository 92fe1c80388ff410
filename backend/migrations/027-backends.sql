-- What each backend on this database says of itself while it runs. Who stops in order takes its row away; who says nothing more is
-- away, and forgotten by the others after some minutes.
create table backends (
  -- Made at its start.
  id text primary key,
  host text not null,
  node text not null,
  memory_bytes bigint not null check (memory_bytes >= 0),
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
