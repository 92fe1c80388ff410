/**
 * `node --import tsx backend/bench/questions.ts <how many>`: brings the database that the environment names up to date, and writes
 * so many questions into it, every other one with two answers. Nothing is vacuumed or analyzed after.
 */
import { readConfig } from '../src/config/backend-config';
import { openDatabase } from '../src/open-database';

const count = Number(process.argv[2]);
const database = await openDatabase(readConfig(process.env), (error) => {
  console.error(error);
});
try {
  await database.script(`
    insert into questions (topic, title, content, author_id, created_at, answer_count)
      select (array['start', 'web', 'sheet', 'ecommerce', 'ai', 'manage'])[1 + n % 6], '批量问题 ' || n || ' 号',
        repeat('这一步在第 ' || n || ' 行停住，日志里没有写原因。', 8), (select min(id) from users) + n % 4,
        now() - (${count} - n) * interval '1 minute' - interval '1 hour', n % 2 * 2
      from generate_series(1, ${count}) n;
    insert into answers (question_id, author_id, content, created_at)
      select q.id, (select min(id) from users) + k, repeat('先看选择器里有没有会变的编号。', 6), q.created_at + k * interval '20 minutes'
      from questions q, generate_series(1, 2) k where q.answer_count = 2 and not q.sample and not exists (
        select 1 from answers a where a.question_id = q.id);`);
} finally {
  await database.close();
}
