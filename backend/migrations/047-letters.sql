-- The name of what a notice tells, where that is told to a person once.
alter table notices add column key text;
-- The version before names no key.
create unique index notices_once on notices (user_id, key) where key is not null;
