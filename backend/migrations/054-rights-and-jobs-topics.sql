-- The legal texts and 关于我们 send requests for one's data, appeals and applications to the contact form: a topic for each.

update scene_items set position = 8 where scene_code = 'contact-topic' and value = 'other' and position = 6;
insert into scene_items (scene_code, value, label, description, position) values
  ('contact-topic', 'rights', '个人信息与申诉', '查、改、删自己的资料，或者内容处理得不对', 6),
  ('contact-topic', 'jobs', '应聘', '写明哪个职位、在哪个办公室', 7)
on conflict do nothing;
