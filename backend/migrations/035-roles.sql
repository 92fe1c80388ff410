-- A role for those who run open days, and changes of roles that wait for a second operator.

-- The version before knows no such role, and gives it to nobody.
alter table users drop constraint users_roles_check,
  add constraint users_roles_check
    check (roles <@ array['editor', 'marketer', 'moderator', 'reviewer', 'sales', 'events', 'operator']);
update users set roles = array_append(roles, 'events') where sample and 'operator' = any(roles);

create table role_changes (
  user_id integer primary key references users on delete cascade,
  -- The roles that the person had, and is to have. Where they have others meanwhile, the change is void.
  before text[] not null,
  roles text[] not null,
  asked_by integer not null references users on delete cascade,
  asked_at timestamptz not null default now()
);
create index role_changes_by_asker on role_changes (asked_by);
