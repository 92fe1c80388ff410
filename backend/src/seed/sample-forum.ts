import type { Queryable } from '../database/database';
import { onlyRow } from '../database/first-row';

interface SampleQuestion {
  topic: string;
  title: string;
  content: string;
  /** The first is recommended where the flag is set. */
  answers: readonly string[];
  recommended?: boolean;
}

const questions: readonly SampleQuestion[] = [
  {
    topic: 'start',
    title: '录制好的流程第二天就找不到按钮了，怎么办？',
    content: '昨天录的网页流程今天跑到“导出”就停了，提示找不到元素。页面看起来没变。是不是每天都要重新录？',
    answers: [
      '不用重新录。打开这一步的元素，看看选择器里有没有每天会变的编号，把它去掉，只留文字和层级；再用“校验”看是否唯一。',
      '我的经验是给这一步加“等待元素出现”，最多十秒。很多时候只是页面慢。',
      '如果是弹窗挡住了，录制时把关弹窗也录进去，设成“出现才执行”。',
    ],
    recommended: true,
  },
  {
    topic: 'sheet',
    title: 'Excel 有两万行，逐行读写要一个多小时，能快一点吗？',
    content: '流程里是循环每一行，读一个单元格、查一下、再写回去。',
    answers: [
      '改成先把整块区域读成表格变量，在变量里处理，最后一次写回。两万行通常一分钟之内。',
      '查的那张表也先读进来建成字典，不要每行打开一次文件。',
    ],
    recommended: true,
  },
  {
    topic: 'ecommerce',
    title: '多个店铺的订单怎么合成一张表？',
    content: '三个平台、七家店，字段名字都不一样。',
    answers: ['可以用连接器先把字段对到统一字典，再合并；不想用连接器的话，就在流程里维护一张字段对照表。'],
  },
  {
    topic: 'web',
    title: '登录要短信验证码的网站能自动化吗？',
    content: '公司自己的后台，每次登录都要验证码。',
    answers: [
      '先问管理员能不能给机器人开一个免验证码的专用账号，这是最稳的办法。',
      '也可以让流程停在验证码那一步等人填，填完自动往下走。',
    ],
  },
  {
    topic: 'ai',
    title: '用 AI 读合同，怎么知道它有没有读错？',
    content: '想让它把合同里的金额和日期取出来，但不敢直接入账。',
    answers: [
      '让它同时给出原文所在的句子，流程里把取到的值和那一句放在一起给人核对；金额再用规则校验一次大小写是否一致。',
    ],
    recommended: true,
  },
  {
    topic: 'manage',
    title: '两个流程抢同一台电脑怎么排？',
    content: '白天的日报和客服的流程经常撞在一起。',
    answers: [],
  },
];

/** `users` in the order of the samples, the official one last. */
export async function seedForum(database: Queryable, users: readonly number[]): Promise<void> {
  const user = (at: number) => users[at % (users.length - 1)] ?? null;
  for (const [at, { topic, title, content, answers, recommended }] of questions.entries()) {
    const { id } = await onlyRow<{ id: number }>(
      database,
      `insert into questions (topic, title, content, author_id, answer_count, created_at, sample)
       values ($1, $2, $3, $4, $5, now() - make_interval(days => $6::int), true) returning id`,
      [topic, title, content, user(at), answers.length, at * 3 + 1],
    );
    for (const [index, text] of answers.entries()) {
      const answer = await onlyRow<{ id: number }>(
        database,
        `insert into answers (question_id, author_id, content, created_at)
         values ($1, $2, $3, now() - make_interval(days => $4::int, hours => $5::int)) returning id`,
        [id, user(at + index + 1), text, at * 3, 20 - index],
      );
      if (index === 0 && recommended === true) {
        await database.query('update questions set recommended_answer_id = $1 where id = $2', [answer.id, id]);
      }
    }
  }
}
