-- Visits of months that are over, summed once a day by retention: a view of a year reads these, and days at its ends alone.
create table visit_months (
  month date not null,
  kind text not null,
  name text not null,
  views integer not null,
  visitors integer not null,
  primary key (month, kind, name)
);
