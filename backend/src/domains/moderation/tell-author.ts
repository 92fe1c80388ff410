import type { ModerationTarget } from '@shared/contract/endpoints';
import type { Queryable } from '../../database/database';
import { notify } from '../notices/notify';
import type { Hidden, Target } from './moderate';

const words: Readonly<Record<ModerationTarget, string>> = { question: '问题', answer: '回答', comment: '评论' };

interface Decision extends Target, Hidden {
  /** The moderator who decided. */
  by: number;
  hidden: boolean;
}

/** Tells the author what became of it; the reason stands with the thing itself, and is read there. */
export async function tellAuthor(
  transaction: Queryable,
  { targetType, targetId, place, authorId, excerpt, by, hidden }: Decision,
): Promise<void> {
  if (authorId === by) return;
  const what = words[targetType];
  const text = hidden
    ? `你的${what}「${excerpt}」被版主移除了，点开可以看到原因`
    : `你的${what}「${excerpt}」已经恢复，大家又能看到了`;
  // A removed question has no page; who wrote it reads it in the community.
  const isPageless = hidden && targetType === 'question';
  const link = isPageless ? `community/homePage?question=${targetId}` : place;
  await notify(transaction, { userId: authorId, kind: 'moderation', text, link });
}
