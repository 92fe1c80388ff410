/** Words that visitors use for the same: each is found by the others; what they are found as is not told. */
export const sameWords: readonly (readonly string[])[] = [
  ['失败', '出错', '报错', '异常', '错误', '不成功'],
  ['登录', '登入'],
  ['验证码', '校验码'],
  ['价格', '费用', '收费', '多少钱', '报价', '付费'],
  ['定时', '计划', '按时', '排程', '调度'],
  ['流程', '脚本'],
  ['元素', '控件'],
  ['组件', '插件', '扩展'],
  ['卸载', '删除'],
  ['表格', 'excel', '工作簿', 'xlsx', 'wps'],
  ['合并', '合成', '汇总'],
  ['抓取', '采集', '爬取', '爬虫'],
  ['识别', 'ocr'],
  ['网页', '浏览器', 'chrome', 'edge'],
  ['漫画', '连环画'],
  ['证书', '认证'],
  ['电脑', '机器'],
  ['代理', 'proxy'],
  ['日志', '记录'],
  ['更新', '升级'],
  ['留言', '联系', '咨询'],
  ['合作', '加盟', '代理商', '渠道商'],
  ['对照', '对比', '区别', '差别', '比较'],
];

/** Words of the trade that are cut to pieces where words of everybody are looked for, and that no title need hold. */
export const tradeWords: readonly string[] =
  '客户端 机器人 安装包 连接器 单元格 子流程 录制 回放 弹窗 截图 锁屏 字段 凭据 账号 对账 流水 认领 网银 发票 报销 入库 巡检 日报'.split(
    ' ',
  );

/** Words that say that somebody asks, and not what for. */
export const silentWords: readonly string[] =
  '的 了 吗 呢 吧 啊 是 在 我 你 有 和 与 把 被 给 会 能 要 想 请 个 里 就 都 也 怎么 怎样 如何 什么 为什么 为何 可以 能够 请问 一个 没有 一下 怎么办 怎么样 哪里 哪儿 是否 不是 我们 你们 这个 那个 不上 不了 不能 无法 总是 老是'.split(
    ' ',
  );
