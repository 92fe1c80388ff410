-- Videos of the site's content and their captions. The check is wider than it was: the version before makes neither.
alter table desk_files drop constraint desk_files_purpose_check,
  add constraint desk_files_purpose_check
    check (purpose in ('chapter-image', 'client-build', 'content-image', 'content-video', 'content-captions'));
