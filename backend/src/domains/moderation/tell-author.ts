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
export async function tellAuthor(transaction: Queryable, decision: Decision): Promise<void> {
  const { place, authorId, by } = decision;
  if (authorId === by) return;
  await notify(transaction, { userId: authorId, kind: 'moderation', text: sentenceOf(decision), link: place });
}

function sentenceOf({ targetType, excerpt, hidden, held, reason }: Decision): string {
  const it = `你的${words[targetType]}「${excerpt}」`;
  if (held) return hidden ? `${it}没有通过，点开可以看到原因` : `${it}已经有人看过，大家能看到了`;
  if (hidden && reason !== null) return `${it}的申诉有人看过了，仍然移除，点开可以看到原因`;
  return hidden ? `${it}被版主移除了，点开可以看到原因` : `${it}已经恢复，大家又能看到了`;
}
