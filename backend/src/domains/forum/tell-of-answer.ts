import type { Queryable } from '../../database/database';
import { firstRow } from '../../database/first-row';
import { notify } from '../notices/notify';

interface Place {
  questionId: number;
  id: number;
}

const linkTo = ({ questionId, id }: Place) => `community/question/${questionId}/?answer=${id}`;

/** Tells who asked, unless they answered themselves or their account is gone. Of what others wrote nothing is repeated. */
export async function tellOfAnswer(transaction: Queryable, answer: Place, authorId: number): Promise<void> {
  const sql = `select q.author_id as "userId", q.title from questions q join users u on u.id = q.author_id
    where q.id = $1 and q.author_id <> $2 and u.issuer is distinct from 'site'`;
  const asked = await firstRow<{ userId: number; title: string }>(transaction, sql, [answer.questionId, authorId]);
  if (!asked) return;
  const text = `您的问题“${asked.title}”有了新回答`;
  await notify(transaction, { userId: asked.userId, kind: 'answer', text, link: linkTo(answer) });
}

export async function tellOfRecommendation(
  transaction: Queryable,
  { questionId, answerId }: { questionId: number; answerId: number },
): Promise<void> {
  const sql = 'select author_id as "userId" from answers where id = $1';
  const author = await firstRow<{ userId: number }>(transaction, sql, [answerId]);
  if (!author) return;
  const link = linkTo({ questionId, id: answerId });
  await notify(transaction, { userId: author.userId, kind: 'answer', text: '您的回答被官方推荐了', link });
}
