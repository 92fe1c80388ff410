-- What is wrong with the site, as its servers say at /healthz: told once, whichever backend sees it.

create table alarms (
  kind text primary key,
  sentence text not null,
  since timestamptz not null default now(),
  -- When a server said so last, and when it was told; null where it was not yet.
  seen_at timestamptz not null default now(),
  told_at timestamptz
);
