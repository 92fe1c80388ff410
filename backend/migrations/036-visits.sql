-- Visits, counted by day. Nobody is in them: who came is told apart for the day alone.

create table visit_counts (
  day date not null,
  kind text not null,
  name text not null,
  views integer not null default 0,
  visitors integer not null default 0,
  primary key (day, kind, name)
);

-- What a visitor of the day has seen and done. The salt of the hash and the rows go once the day is over.
create table visit_seen (
  day date not null,
  visitor text not null,
  kind text not null,
  name text not null,
  primary key (day, visitor, kind, name)
);
