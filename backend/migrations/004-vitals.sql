create table vital_counts (
  day date not null default current_date,
  release text not null,
  metric text not null,
  good int not null default 0,
  needs_improvement int not null default 0,
  poor int not null default 0,
  total double precision not null default 0,
  primary key (day, release, metric)
);
