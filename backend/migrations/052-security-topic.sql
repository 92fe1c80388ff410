-- Who asks about rights, audit or deployment is answered by others than who wants to buy: a topic of the contact form.

insert into scene_items (scene_code, value, label, description, position) values
  ('contact-topic', 'security', '安全与部署', '权限、审计、放进内网', 5)
on conflict do nothing;
update scene_items set position = 6 where scene_code = 'contact-topic' and value = 'other' and position = 5;
