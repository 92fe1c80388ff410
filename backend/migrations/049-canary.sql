-- What became of views while there were canaries, counted by the minute; `what` is as the call canaryCounts names it.
create table canary_counts (
  revision integer not null,
  mask smallint not null,
  page text not null,
  minute timestamptz not null,
  what text not null,
  count integer not null,
  primary key (revision, mask, page, minute, what)
);
create index canary_counts_by_minute on canary_counts (minute);

-- What counts once, or so many times, until then: a view, a report of a page server, what a network told, a bad view of somebody.
create table canary_seen (
  name text primary key,
  count integer not null default 1,
  until timestamptz not null
);
create index canary_seen_over on canary_seen (until);
