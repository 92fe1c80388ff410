-- The place at which a visitor stopped in a chapter, so that they go on there on another device.

create table comic_places (
  user_id integer not null references users on delete cascade,
  chapter_id integer not null references comic_chapters on delete cascade,
  panel integer not null check (panel >= 1),
  panels integer not null check (panels >= panel),
  stopped_at timestamptz not null,
  primary key (user_id, chapter_id)
);
create index comic_places_by_chapter on comic_places (chapter_id);
create index comic_places_by_age on comic_places (stopped_at);
