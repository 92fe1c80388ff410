import { FIRST_VISIT_KEY, KEPT_PAGES, LOGIN_DAYS, LOGIN_MINUTES, TOKEN_COOKIE } from '@shared/contract/config';

/** Data that the site keeps in a visitor's browser (docs/requirements.md section 11); change it with the code that keeps it. */
export const stored = [
  {
    name: FIRST_VISIT_KEY,
    where: '会话存储',
    what: '这次来访打开的第一个地址',
    why: '留言时一并带上，好知道你从哪一页来',
    until: '关掉标签页',
  },
  {
    name: TOKEN_COOKIE,
    where: 'Cookie',
    what: '登录后的凭证',
    why: '认得出是你，才能回答、点赞、预约',
    until: `退出登录、在别的设备上被退出，或满 ${LOGIN_DAYS} 天`,
  },
  {
    name: 'channel',
    where: 'Cookie',
    what: '一个一万以内的随机数，决定看到的是正式版还是试行版页面；同一个数有很多人用，认不出是谁',
    why: '翻页时不忽新忽旧',
    until: '到期或清除',
  },
  {
    name: 'site:login-states',
    where: '本地存储',
    what: '登录前在哪一页、看到哪里，和一个一次性的随机数',
    why: '登录完回到原处，并认得出是这个浏览器发起的',
    until: `用掉，或满 ${LOGIN_MINUTES} 分钟`,
  },
  {
    name: 'site:visitor',
    where: '本地存储',
    what: '你的用户编号，和登录凭证的一个短校验数，从它推不回凭证',
    why: '认得出草稿和看到哪一页是谁的，换人登录时不混在一起',
    until: '下次登录时换掉，注销账号时删掉，或你清除',
  },
  {
    name: 'comic-places',
    where: '本地存储',
    what: '漫画看到哪一页，每个人分开记；没登录时记的，登录后归你',
    why: '下次接着看，别人看不到',
    until: '注销账号，或你清除',
  },
  {
    name: 'comic-view',
    where: '本地存储',
    what: '在这台设备上喜欢怎样看漫画',
    why: '下次还这样看',
    until: '你清除为止',
  },
  {
    name: '打开过的漫画',
    where: '浏览器缓存',
    what: `最近打开过的 ${KEPT_PAGES} 话：页面、画和翻页用的程序。不含你是谁、看到哪里`,
    why: '断了网也能打开接着看；浏览器设了省流量就不存',
    until: '新打开的换掉最早的，或你清除',
  },
  {
    name: 'help-voter',
    where: '本地存储',
    what: '一个随机编号，点过“有没有帮上”才生成',
    why: '同一个人对一篇文章只算一票',
    until: '你清除为止',
  },
  {
    name: '没写完的草稿',
    where: '本地存储',
    what: '还没发出去的提问、回答和表单，每个人分开存；没登录时写的，登录后归你',
    why: '关掉页面也不丢，换人登录也看不到',
    until: '发出去、注销账号，或你清除',
  },
];

/** Data that is sent to the server, and when. */
export const sent = [
  { when: '打开页面', what: '浏览器照例带上的地址、语言、浏览器型号和 IP' },
  { when: '提交留言', what: '你填的称呼、联系方式、公司、主题和内容，还有第一个打开的地址。同意框不预先勾上' },
  { when: '评价文章', what: '哪篇文章、有没有帮上，和上面那个随机编号' },
  {
    when: '登录之后',
    what: '提问、回答、点赞、预约、作品、证书材料。材料只给评审的人看。登录时带来的、核实过的邮箱，只用来给你寄通知，随时可以不收',
  },
  { when: '举报', what: '哪个问题或回答、你写的原因，和你是谁。只给版主看' },
  { when: '点下载', what: '系统、处理器、版本，和一个防刷的签名' },
  { when: '离开页面', what: '这一页打开和响应用了多久，是哪个页面、哪个版本。不含你填的内容' },
  { when: '页面出错', what: '哪个页面、哪个版本、什么错、救回来没有。不含你填的内容' },
];
