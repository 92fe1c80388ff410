-- Whether whoever looks a certificate up reads its holder's whole name: the holder decides, and begins with no.
alter table certificates add column name_shared boolean not null default false;

-- Composed pages say what a certificate is and whether it holds, never whose it is: a name that is shown or taken back changes none.
create trigger told after insert or delete or update of no, level, issued_at, revoked_at, sample on certificates
  for each row execute function tell_change('', 'certificate', 'no');

-- The article as it came says what the levels are, which stands on the page it leads to, and that verifying needs a login.
update help_articles set body = '1. 先在[申请页](/certificate/)看自己到哪一级。
2. 准备能看出步骤的材料：流程截图、运行日志、课程记录。账号和客户姓名先遮住。
3. 登录后在同一页提交。进度在“我的申请”里看；没有通过的写着原因，可以带着原来的内容再申请。

拿到证书后，每张证书有自己的地址，印在证书上的二维码也指向它。不用登录就能查验；别人查到姓、级别和日期，全名公不公开由你定。'
where slug = 'apply-certificate' and body = '1. 先看自己到哪一级：能录制并定时是初级，会判断和例外是中级，能拆解大事、带人是高级。
2. 准备能看出步骤的材料：流程截图、运行日志、课程记录。账号和客户姓名先遮住。
3. 到[申请页](/certificate/)登录后提交。进度在同一页的“我的申请”里看。

拿到证书后，别人登录就可以在那一页按编号查验；查到的只有姓、级别和日期。';

-- The number by which a visitor and the desk find a message again. It is made of the row's number, so that no two are the same, and
-- shows no order. It opens nothing.
alter table messages add column no text not null
  generated always as (lpad(((id::bigint * 48271907 + 31415927) % 90000000 + 10000000)::text, 8, '0')) stored;
create index messages_by_no on messages (no);
