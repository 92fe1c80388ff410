-- Each backend on this database reports here while it runs. One that stops in order removes its row; one that reports nothing is away,
-- and forgotten by the others after some minutes.
create table backends (
  -- Made at its start.
  id text primary key,
  host text not null,
  node text not null,
  memory_bytes bigint not null check (memory_bytes >= 0),
  started_at timestamptz not null,
  seen_at timestamptz not null default now()
);
