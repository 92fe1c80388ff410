/** A flow that only wants one's own tables and accounts: what it does step by step, with which fields, and what it leaves. */
export interface ReadyFlow {
  name: string;
  words: string;
  needs: string;
  steps: readonly string[];
  /** Columns to fill in before it runs. */
  fields: readonly string[];
  /** Two rows of what it leaves; samples. */
  result: { columns: readonly string[]; rows: readonly (readonly string[])[] };
}

export const readyFlows: readonly ReadyFlow[] = [
  {
    name: '关店对账',
    words: '收款记录和流水对上，差多少写明',
    needs: '收款后台、一张表',
    steps: ['取今天的收款记录', '读流水表', '按金额和时间逐笔对', '没对上的写明差多少'],
    fields: ['流水号', '时间', '金额', '收款方式'],
    result: {
      columns: ['流水', '金额', '结果'],
      rows: [
        ['19:42', '36.00', '对上了'],
        ['20:05', '58.00', '多 8.00'],
      ],
    },
  },
  {
    name: '订单抄进表',
    words: '几个平台的新单合到一处',
    needs: '店铺后台、一张表',
    steps: ['登录各店铺后台', '取上次之后的新单', '列名换成一套', '写进总表，标明平台'],
    fields: ['平台', '订单号', '商品', '数量', '收件人'],
    result: {
      columns: ['平台', '订单号', '商品'],
      rows: [
        ['甲', '…4417', '竹篮（大）'],
        ['乙', '…0932', '夜灯（暖光）'],
      ],
    },
  },
  {
    name: '快递单批量打',
    words: '地址不全的先挑出来',
    needs: '面单平台、打印机',
    steps: ['读待发货的单', '检查省、市、门牌', '不全的列出来等你补', '其余的连着打'],
    fields: ['收件人', '电话', '地址', '重量'],
    result: {
      columns: ['订单', '地址', '结果'],
      rows: [
        ['…4417', '全', '已打'],
        ['…4420', '缺门牌', '等你补'],
      ],
    },
  },
  {
    name: '缺货提醒',
    words: '低于你定的数就发消息',
    needs: '库存表',
    steps: ['每天两次读库存', '和你定的底数比', '低了就发消息给你'],
    fields: ['货号', '现有', '底数'],
    result: {
      columns: ['货号', '现有', '底数'],
      rows: [
        ['A-012', '6', '10'],
        ['A-031', '2', '5'],
      ],
    },
  },
  {
    name: '上新三连发',
    words: '一张表，几个平台都上',
    needs: '商品表、图片',
    steps: ['读商品表一行', '按平台尺寸裁图', '填标题、规格、价格', '停下等你看，再提交'],
    fields: ['标题', '规格', '价格', '主图'],
    result: {
      columns: ['商品', '甲', '乙'],
      rows: [
        ['竹篮（大）', '已上架', '等你看'],
        ['夜灯（暖光）', '已上架', '缺主图'],
      ],
    },
  },
  {
    name: '评价归类',
    words: '差评先到你手里',
    needs: '店铺后台',
    steps: ['取昨天的评价', '按破损、色差、物流分开', '差评排在最前发给你'],
    fields: ['店铺', '评价内容', '星级'],
    result: {
      columns: ['评价', '归到', '先后'],
      rows: [
        ['“灯罩裂了”', '破损', '1'],
        ['“颜色偏黄”', '色差', '2'],
      ],
    },
  },
  {
    name: '催款短信',
    words: '到期三天前起草，你点发送',
    needs: '应收表',
    steps: ['读应收表', '挑出三天内到期的', '照金额和日期起草', '停下等你点发送'],
    fields: ['客户', '应收', '到期日', '电话'],
    result: {
      columns: ['客户', '应收', '结果'],
      rows: [
        ['客户 A', '1,200', '草稿好了'],
        ['客户 B', '860', '等你发送'],
      ],
    },
  },
  {
    name: '发票收存',
    words: '邮箱里的票按月归档、改名',
    needs: '邮箱',
    steps: ['找带发票的邮件', '读开票方、日期、金额', '改名为“日期-开票方-金额”', '放进当月的文件夹'],
    fields: ['邮箱账号', '存放文件夹'],
    result: {
      columns: ['文件', '金额', '月份'],
      rows: [
        ['06-03-甲公司', '318.00', '6 月'],
        ['06-11-乙公司', '96.50', '6 月'],
      ],
    },
  },
  {
    name: '考勤汇总',
    words: '打卡记录算成工时',
    needs: '打卡导出',
    steps: ['读打卡导出', '按班次配上下班', '算工时，缺卡的标出', '写进当月汇总'],
    fields: ['姓名', '日期', '上班', '下班'],
    result: {
      columns: ['姓名', '工时', '缺卡'],
      rows: [
        ['店员 A', '168', '0'],
        ['店员 B', '152.5', '1'],
      ],
    },
  },
  {
    name: '同行价格',
    words: '每天记一次，涨跌标出来',
    needs: '网址清单',
    steps: ['照清单逐页打开', '读商品名和价格', '和昨天比，变了的标出'],
    fields: ['网址', '商品名'],
    result: {
      columns: ['商品', '昨天', '今天'],
      rows: [
        ['同款竹篮', '59.00', '55.00'],
        ['同款夜灯', '89.00', '89.00'],
      ],
    },
  },
];
