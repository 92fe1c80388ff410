-- "I have met this, too": a like of a question.
alter table likes drop constraint likes_target_type_check;
alter table likes add constraint likes_target_type_check
  check (target_type in ('comic-chapter', 'work', 'answer', 'question'));
alter table questions add column like_count integer not null default 0;
