alter table telemetry_counts
  add column rung text not null default '',
  add column duration bigint not null default 0;

alter table telemetry_counts drop constraint telemetry_counts_pkey;
alter table telemetry_counts add primary key (day, kind, remote, release, rung, cause, outcome);
