-- Logins that were begun at a provider and have not come back. Neither state nor verifier nor nonce is kept: the first as a
-- hash, the others are made from it and from what only the browser has.
create table sign_ins (
  state_hash text primary key,
  browser_hash text not null,
  return_target text not null,
  site_state text not null,
  begun_at timestamptz not null default now(),
  -- The row stays until it expires, so that who comes a second time is led back to their place.
  used_at timestamptz
);
create index sign_ins_by_browser on sign_ins (browser_hash, begun_at desc);
create index sign_ins_by_age on sign_ins (begun_at);

-- Signed calls of the vendor's own server that were taken, so that none is taken twice.
create table jump_token_calls (
  nonce_hash text primary key,
  called_at timestamptz not null default now()
);
create index jump_token_calls_by_age on jump_token_calls (called_at);
