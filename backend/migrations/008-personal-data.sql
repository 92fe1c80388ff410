-- Answers to creates are kept for their owner: a person, or a guest by a hash of the address that nobody can turn back.
create table idempotency_keys (
  owner text not null,
  user_id integer references users on delete cascade,
  call text not null,
  -- The caller's own, or the hash of what was asked.
  key text not null,
  body_hash text not null,
  answer jsonb,
  made_at timestamptz not null default now(),
  primary key (owner, call, key)
);
create index idempotency_keys_by_age on idempotency_keys (made_at);
create index idempotency_keys_by_user on idempotency_keys (user_id);

-- A row is there before its bytes are, so that what is under way counts, and a file without a row is nobody's.
alter table uploads
  add column purpose text not null default 'evidence' check (purpose in ('evidence')),
  -- Null while its bytes are under way.
  add column stored_at timestamptz default now(),
  -- When an application last named it; null for what nothing uses.
  add column used_at timestamptz;
update uploads set stored_at = created_at;
update uploads u set used_at = a.submitted_at from grade_applications a
  where exists (select 1 from jsonb_array_elements(a.evidence) e where e->>'id' = u.id);
create index uploads_unused on uploads (created_at) where used_at is null;

-- Addresses of files are made for who asks, and end; none is kept.
update grade_applications set evidence =
  (select coalesce(jsonb_agg(e - 'url' order by at), '[]') from jsonb_array_elements(evidence) with ordinality as t (e, at));
alter table grade_applications add column decided_at timestamptz;
update grade_applications set decided_at = submitted_at where status <> 'submitted';

-- One vote an address a day, by a hash that the day's salt makes; with the salt goes the way back.
alter table article_votes add column address_hash text;
create index article_votes_by_address on article_votes (article_id, address_hash) where address_hash is not null;

create index messages_by_user on messages (user_id);
create index messages_by_age on messages (received_at);
create index audit_by_age on audit (at);
