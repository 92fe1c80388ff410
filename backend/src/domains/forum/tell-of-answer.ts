import type { Person, QuestionDetail } from '@shared/contract/endpoints';
import { type Queryable, firstRow, onlyRow } from '../../database/database';
import { notify, notifyAll } from '../notices/notify';
import type { Followers } from './follow';

interface Place {
  questionId: number;
  id: number;
}

interface Told {
  /** The author of the answer. */
  authorId: number;
  followers: readonly number[];
}

export async function tellOfQuestion(
  transaction: Queryable,
  { id, title, author }: Pick<QuestionDetail, 'id' | 'title' | 'author'>,
  followers: readonly number[],
): Promise<void> {
  const text = `${author.name}提了新问题“${title}”`;
  await notifyAll(transaction, followers, { kind: 'answer', text, link: `community/question/${id}/` });
}

const linkTo = ({ questionId, id }: Place) => `community/question/${questionId}/?answer=${id}`;

/** Tells who follows the question, but not who answered. Of what others wrote nothing is repeated. */
export async function tellOfAnswer(
  transaction: Queryable,
  answer: Place,
  { author, followers: { question: followers, others: admirers } }: { author: Person; followers: Followers },
): Promise<void> {
  const authorId = author.id;
  const sql = 'select author_id as "askerId", title from questions where id = $1';
  const { askerId, title } = await onlyRow<{ askerId: number; title: string }>(transaction, sql, [answer.questionId]);
  const [kind, link] = ['answer', linkTo(answer)] as const;
  const others = followers.filter((id) => id !== authorId);
  const asker = others.filter((id) => id === askerId);
  await notifyAll(transaction, asker, { kind, text: `你的问题“${title}”有了新回答`, link });
  const rest = others.filter((id) => id !== askerId);
  await notifyAll(transaction, rest, { kind, text: `你关注的问题“${title}”有了新回答`, link });
  await notifyAll(transaction, admirers, { kind, text: `你关注的${author.name}回答了“${title}”`, link });
}

export async function tellOfRecommendation(
  transaction: Queryable,
  { questionId, answerId }: { questionId: number; answerId: number },
): Promise<void> {
  const sql = 'select author_id as "userId" from answers where id = $1';
  const author = await firstRow<{ userId: number }>(transaction, sql, [answerId]);
  if (!author) return;
  const link = linkTo({ questionId, id: answerId });
  await notify(transaction, { userId: author.userId, kind: 'answer', text: '你的回答被官方推荐了', link });
}

/** Tells who answered, and who follows the question; not who did it. */
export async function tellOfAcceptance(
  transaction: Queryable,
  answer: Place,
  { authorId, askerId, followers }: Told & { askerId: number },
): Promise<void> {
  const { title } = await onlyRow<{ title: string }>(transaction, 'select title from questions where id = $1', [
    answer.questionId,
  ]);
  const [kind, link] = ['answer', linkTo(answer)] as const;
  if (authorId !== askerId) {
    await notify(transaction, { userId: authorId, kind, text: `你在“${title}”下的回答被提问的人采纳了`, link });
  }
  const rest = followers.filter((id) => id !== authorId && id !== askerId);
  await notifyAll(transaction, rest, { kind, text: `你关注的问题“${title}”采纳了一条回答`, link });
}
