-- Which version of the texts somebody agreed to, beside the time that the row has: with a message and a booking that of the notice about
-- personal information, at a login that of the user agreement.
create function legal_version(wanted text) returns text language sql stable as $$
  select coalesce((select coalesce(shown.value, d.shipped) ->> 'version' from content_declarations d
    left join lateral (select c.value from content_changes c join content_publications p on p.id = c.publication_id
      where c.package = d.package and c.key = d.key and (p.state = 'published' or (p.state = 'scheduled' and p.at <= now()))
        and not exists (select 1 from content_publications u where u.undoes_id = p.id)
      order by p.at desc, p.id desc limit 1) shown on true
    where d.key = wanted and d.live limit 1), '')
$$;
alter table messages add column consent_version text not null default '';
alter table bookings add column consent_version text not null default '';
alter table booking_waits add column consent_version text not null default '';
alter table messages alter column consent_version set default legal_version('legal-personal-information');
alter table bookings alter column consent_version set default legal_version('legal-personal-information');
alter table booking_waits alter column consent_version set default legal_version('legal-personal-information');
alter table users
  add column consent_version text not null default '',
  -- When this version was first agreed to.
  add column consented_at timestamptz;

-- A provider that reviews what members write. The version before calls no such hook by name, and makes none.
alter table hooks drop constraint hooks_kind_check,
  add constraint hooks_kind_check check (kind in ('wecom', 'feishu', 'dingtalk', 'json', 'review'));
