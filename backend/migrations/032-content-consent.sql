-- A publication may need a second person: until then it is a proposal, with the values that it was made with. The check is wider
-- than it was: the version before knows no proposals, and makes none.
alter table content_publications drop constraint content_publications_state_check,
  add constraint content_publications_state_check check (state in ('proposed', 'published', 'scheduled', 'cancelled')),
  -- Whether it is to come at a time, which stands in at.
  add column timed boolean not null default false,
  add column consenter_id integer references users on delete set null;
update content_publications set timed = true where state = 'scheduled';
