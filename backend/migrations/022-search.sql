-- The search index: one row for each thing that has a page. Written by a process that follows `changes`, which needs more than SQL to
-- tell Chinese words apart; it can be made anew from the rest at any time.
create table search_entries (
  -- As in `publicKinds` of the contract.
  kind text not null,
  -- The end of its address.
  key text not null,
  -- By which the newest come first.
  no integer not null,
  title text not null,
  body text not null,
  words tsvector not null,
  primary key (kind, key)
);
create unique index search_entries_newest on search_entries (kind, no desc);
create index search_entries_by_word on search_entries using gin (words);

create table search_state (
  one boolean primary key default true check (one),
  -- Up to where `changes` are in it; null before it was made.
  cursor text,
  -- Of what made the words: another one makes all anew.
  format integer not null default 0
);
insert into search_state default values;
