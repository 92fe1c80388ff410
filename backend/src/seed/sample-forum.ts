import type { Queryable } from '../database/database';
import { onlyRow } from '../database/first-row';
import questions from './sample-questions.json' with { type: 'json' };

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
