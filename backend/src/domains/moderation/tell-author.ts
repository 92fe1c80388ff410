import type { Queryable } from '../../database/database';
import { notify } from '../notices/notify';
import type { Hidden, Target } from './moderate';

interface Decision extends Target, Hidden {
  /** Who decided. */
  by: number;
  hidden: boolean;
}

/** Tells the author what became of it; the reason stands with the thing itself, and is read there. */
export async function tellAuthor(
  transaction: Queryable,
  { targetType, targetId, questionId, authorId, excerpt, by, hidden }: Decision,
): Promise<void> {
  if (authorId === by) return;
  const what = targetType === 'question' ? '问题' : '回答';
  const text = hidden
    ? `您的${what}「${excerpt}」被版主移除了，点开可以看到原因`
    : `您的${what}「${excerpt}」已经恢复，大家又能看到了`;
  // A removed question has no page; who wrote it reads it in the community.
  const isPageless = hidden && targetType === 'question';
  const link = isPageless
    ? `community/homePage?question=${questionId}`
    : `community/question/${questionId}/${targetType === 'answer' ? `?answer=${targetId}` : ''}`;
  await notify(transaction, { userId: authorId, kind: 'moderation', text, link });
}
