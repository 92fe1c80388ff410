/** What the site keeps in the visitor's browser (design.md, “Interfaces that stay”). */
export const stored = [
  {
    name: 'first-visit-url',
    where: '会话存储',
    what: '这次来访打开的第一个地址',
    why: '留言时一并带上，好知道你从哪一页来',
    until: '关掉标签页',
  },
  {
    name: 'token',
    where: 'Cookie',
    what: '登录后的凭证',
    why: '认得出是你，才能回答、点赞、预约',
    until: '退出登录，或到期',
  },
  {
    name: 'channel',
    where: 'Cookie',
    what: '看到的是正式版还是试行版页面',
    why: '翻页时不忽新忽旧',
    until: '到期或清除',
  },
  {
    name: '阅读与草稿',
    where: '本地存储',
    what: '漫画看到哪一页、还没发出去的草稿',
    why: '下次接着看、接着写',
    until: '你清除为止',
  },
];

/** What is sent to the server, and when. */
export const sent = [
  { when: '打开页面', what: '浏览器照例带上的地址、语言、浏览器型号和 IP' },
  { when: '提交留言', what: '你填的称呼、联系方式、内容，和第一个打开的地址。同意框不预先勾上' },
  { when: '登录之后', what: '回答、点赞、预约、作品、证书材料。材料只给评审的人看' },
  { when: '点下载', what: '系统、处理器、版本，和一个防刷的签名' },
  { when: '页面出错', what: '设了错误上报地址时才发：哪个页面、哪个版本、什么错、救回来没有。不含你填的内容' },
];
