-- Pictures of the site's content, in a library: they stay until a colleague removes them.
-- The check is wider than it was: the version before knows no such purpose, and makes none.
alter table desk_files drop constraint desk_files_purpose_check,
  add constraint desk_files_purpose_check check (purpose in ('chapter-image', 'client-build', 'content-image')),
  -- What is to be seen on it, for whoever does not see it.
  add column alt text not null default '',
  add column version integer not null default 1;
create index desk_files_library on desk_files (done_at desc) where purpose = 'content-image';
