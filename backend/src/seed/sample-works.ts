import type { Queryable } from '../database/database';
import { mediaUrl } from './media';

type Entry = readonly [title: string, category: string, summary: string, steps: readonly string[]];

const entries: readonly Entry[] = [
  [
    '发票三单匹配',
    'finance',
    '把发票、订单和入库单按金额与税号对上，对不上的列出来给人看。',
    ['读取发票', '按税号找订单', '比较金额', '写出差异表'],
  ],
  [
    '银行流水自动认领',
    'finance',
    '每天早上把流水按付款人认领到客户，剩下的发给业务员。',
    ['下载流水', '按户名匹配', '写入账本', '发送待认领'],
  ],
  ['费用报销预审', 'finance', '先查发票真伪和重复，再看超没超标准。', ['识别票面', '查验真伪', '查重', '比对标准']],
  ['竞品价格早报', 'operation', '开店之前知道昨晚谁改了价。', ['打开商品页', '读取价格', '与昨天比较', '发送早报']],
  ['活动报名填报', 'operation', '一张表填完五个平台的活动报名。', ['读取活动表', '逐个登录', '填写并提交', '截图留档']],
  ['差评当天回访', 'service', '差评进来后两小时内生成回访任务。', ['读取新评价', '找出差评', '找到订单', '建立任务']],
  ['物流异常提醒', 'service', '三天没动的包裹，先于客户知道。', ['读取单号', '查询轨迹', '找出停滞', '通知客服']],
  ['客服质检抽样', 'service', '每人每天抽五段对话，按要点打分。', ['导出对话', '随机抽样', '按要点评分', '汇总']],
  ['入职账号开通', 'hr', '从录用通知到门禁，一个名字只写一遍。', ['读取录用表', '开通邮箱', '登记门禁', '通知主管']],
  [
    '考勤异常核对',
    'hr',
    '把打卡、请假和外出三张表对成一张。',
    ['导出三张表', '按人按天对齐', '标出异常', '发送本人确认'],
  ],
  ['简历归档', 'hr', '邮箱里的简历按岗位归好，重复的合并。', ['收取邮件', '识别岗位', '查重', '归档']],
  [
    '测试环境巡检',
    'develop',
    '每天七点走一遍主要页面，截图和昨天比。',
    ['启动浏览器', '走主要页面', '比较截图', '报告差异'],
  ],
];

export async function seedWorks(database: Queryable): Promise<void> {
  let number = 0;
  for (const season of ['2026', '2025']) {
    for (const [title, category, summary, steps] of entries) {
      number += 1;
      const cover = { url: mediaUrl(`work-${number}.svg`), width: 480, height: 320, alt: '' };
      const content = [summary, '这是一件示例作品，用来展示作品页的样子，作者与单位都不是真实的。'];
      await database.query(
        `insert into works (title, summary, author, season, category, cover, content, steps, submitted_at, sample)
         values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, $8::jsonb, now() - make_interval(days => $9::int), true)`,
        [
          season === '2026' ? title : `${title}（第一版）`,
          summary,
          `示例作者 ${((number - 1) % 8) + 1}`,
          season,
          category,
          JSON.stringify(cover),
          JSON.stringify(content),
          JSON.stringify(steps),
          number * 2 + (season === '2025' ? 300 : 0),
        ],
      );
    }
  }
}
