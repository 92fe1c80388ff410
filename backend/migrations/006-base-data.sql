-- Lists that forms offer, needed from the first day. Databases of before have them from the samples, hence `on conflict do nothing`. What
-- only the samples need is marked, to be removed with them.

alter table scene_items add column sample boolean not null default false;
alter table comic_topics add column sample boolean not null default false;
update scene_items set sample = true
  where scene_code = 'work-season' and value = '2025' and exists (select 1 from settings where name = 'sample-data');
update comic_topics set sample = true where exists (select 1 from settings where name = 'sample-data');

insert into scene_items (scene_code, value, label, description, position) values
  ('contact-topic', 'trial', '想先试用', '帮您装好客户端，跑通第一个流程', 0),
  ('contact-topic', 'purchase', '版本与购买', '版本区别、报价与合同', 1),
  ('contact-topic', 'partner', '合作伙伴', '代理、交付与联合方案', 2),
  ('contact-topic', 'education', '教育与认证', '课程、院校合作与等级认证', 3),
  ('contact-topic', 'support', '使用中遇到问题', '请写下版本号和出错的步骤', 4),
  ('contact-topic', 'other', '其他', '', 5),
  ('forum-topic', 'start', '新手入门', '安装、录制、运行第一个流程', 0),
  ('forum-topic', 'web', '网页自动化', '元素定位、登录、下载', 1),
  ('forum-topic', 'sheet', '表格与文件', 'Excel、PDF 与文件夹', 2),
  ('forum-topic', 'ecommerce', '电商数据', '店铺后台与连接器', 3),
  ('forum-topic', 'ai', 'AI 应用', 'AI Power 与 AI Weave', 4),
  ('forum-topic', 'manage', '调度与管理', '排期、权限与日志', 5),
  ('work-season', '2026', '2026 赛季', '正在征集', 0),
  ('work-category', 'finance', '财务', '', 0),
  ('work-category', 'operation', '运营', '', 1),
  ('work-category', 'service', '客服', '', 2),
  ('work-category', 'hr', '人事', '', 3),
  ('work-category', 'develop', '开发', '', 4)
on conflict do nothing;
