-- A section of the help centre for who installs the client for others and answers for it, from what the product's own pages say.

insert into help_sections (slug, name, position)
select 'admin', '给管理员', coalesce(max(position) + 1, 0) from help_sections on conflict (slug) do nothing;

insert into help_articles (slug, section_id, title, summary, keywords, body, position, state)
select a.slug, s.id, a.title, a.summary, a.keywords, a.body, a.position, 'published' from (values
  ('roll-out', '给很多电脑装客户端', '先装一台、核对文件，再分发同一份安装包。', '批量 部署 分发 管理员 静默 企业 IT', '1. 在[下载页](/client-download/)按系统和处理器选安装包，同一种电脑用同一份。
2. 分发之前，把文件的 SHA-256 和下载页上的对一遍，做法见[核对安装包是不是原样](/qa/verify-download/)。
3. 先装一台：录一条，定时跑一次，看运行记录里每一步都有。
4. 再分发给其他人。没有管理员权限的，安装时选“仅为我安装”。
5. 浏览器由公司统一管理的，把[浏览器组件](/qa/browser-component/)加进允许的名单。

电脑很多、要连同管理台一起部署的，写明有多少台、什么系统，[给我们留言](/contactus/)。', 0),
  ('who-may', '分配权限：谁能做什么', '员工、部门管理员和 IT 各能做什么，默认偏紧。', '权限 审批 角色 部门 凭据 停用 审计 IT', '默认是这样分的，IT 可以按部门放宽：

- 搭建、修改自己的流程，在自己电脑上运行：员工自己就可以。
- 在无人电脑上运行，使用共享的账号密码：员工要批，部门管理员和 IT 可以。
- 看别人的流程和记录，停用一条流程：部门管理员管本部门，IT 管全部。
- 把数据发到公司外面：员工不能，部门管理员和 IT 也要批。

要批的那几条，批准前流程会停在那一步，写明在等谁。改了哪一条、谁改的，都有记录。

完整的一张表在[员工优选](/employee/)。', 1),
  ('hand-over', '有人转岗、离职或换电脑', '流程交给谁，定时还跑不跑，凭据怎样收回。', '交接 离职 转岗 换电脑 账号 停用 凭据', '- 转岗：名下的流程整批转给接手的人，定时照旧；凭据要接手人重新授权。
- 离职：账号停用当天，他的流程先停在“等人接”，不会悄悄继续跑，也不会丢。
- 换电脑：在新电脑上登录就全在，旧电脑上的凭据自动作废。
- 收回：不该自动做的，IT 可以单条停用，停用的原因写给本人看。

平常就让流程有第二个人看得懂：步骤改成看得懂的名字，失败时通知的不止一个人。', 2),
  ('intranet', '把管理台放进公司内网', '企业版可以，排程、授权和审计由 IT 管。', '内网 私有 部署 管理台 服务器 备份 日志 审计 安全', '企业版可以把管理台放在公司的服务器上：排程、授权、审计都由 IT 管，数据不出内网。流程照旧在装着客户端的电脑上跑。

放进去以后，你这边要做的：

1. 给机器人单独建账号，不和人共用；业务系统里只给它要用的权限。
2. 定运行记录保留多久，接进你的日志平台。
3. 定期备份管理台与流程，演练一次恢复。
4. 管理员两人以上，定期复核。

等保 2.0 和 ISO/IEC 27001 逐条的对照在[安全与合规](/security/)；各版本有什么，看[版本与价格](/buy/)。', 3)
) as a (slug, title, summary, keywords, body, position)
join help_sections s on s.slug = 'admin'
on conflict (slug) do nothing;
