import type { FastifyInstance } from 'fastify';
import {
  contentHide,
  contentRestore,
  openReports,
  questionTopicChange,
  reportClose,
  reportCreate,
  userBlock,
  type ModerationTarget,
} from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { Refusal } from '../../http/refusal';
import { createRoute, readRoute, roleRoute } from '../../http/route';
import { blockUser, moveQuestion, setHidden, type Hidden, type Target } from './moderate';
import { closeReport, createReport, undecidedReports } from './report-repository';
import type { Queryable } from '../../database/database';
import { notify } from '../notices/notify';

const words: Readonly<Record<ModerationTarget, string>> = { question: '问题', answer: '回答', comment: '评论' };

export function moderationRoutes(app: FastifyInstance): void {
  createRoute(
    app,
    reportCreate,
    async ({ body, user, transaction }) => {
      if (!(await createReport(transaction, body, user.id))) throw new Refusal('not-found');
      return null;
    },
    { perMinute: 30 },
  );
  readRoute(app, openReports, 'report', ({ query, transaction }) => undecidedReports(transaction, query));
  roleRoute(app, reportClose, async ({ body: { reportId }, transaction }) => {
    const target = found(await closeReport(transaction, reportId));
    return { data: null, note: { objectType: 'report', objectId: reportId, after: { closed: true, ...target } } };
  });
  roleRoute(app, contentHide, async ({ body: { reason, ...target }, user, transaction }) => {
    const before = found(await setHidden(transaction, target, reason));
    if (before.reason === null) await tellAuthor(transaction, { ...target, ...before, by: user.id, hidden: true });
    const { targetType: objectType, targetId: objectId } = target;
    return {
      data: null,
      note: { objectType, objectId, before: { hidden: before.reason }, after: { hidden: reason } },
    };
  });
  roleRoute(app, contentRestore, async ({ body: target, user, transaction }) => {
    const before = found(await setHidden(transaction, target, null));
    if (before.reason !== null) await tellAuthor(transaction, { ...target, ...before, by: user.id, hidden: false });
    const { targetType: objectType, targetId: objectId } = target;
    return { data: null, note: { objectType, objectId, before: { hidden: before.reason }, after: { hidden: null } } };
  });
  roleRoute(app, questionTopicChange, async ({ body: { questionId, topic }, transaction }) => {
    const moved = found(await moveQuestion(transaction, questionId, topic));
    if (moved === 'no-topic') {
      throw new Refusal('invalid-request', { fields: [{ path: 'topic', message: '没有这个话题' }] });
    }
    return {
      data: null,
      note: { objectType: 'question', objectId: questionId, before: { topic: moved.before }, after: { topic } },
    };
  });
  roleRoute(app, userBlock, async ({ body: { userId, until, reason }, transaction }) => {
    const blocked = await blockUser(transaction, userId, { until, reason });
    if (typeof blocked === 'string') throw new Refusal(blocked);
    return {
      data: null,
      note: {
        ...{ objectType: 'user', objectId: userId },
        ...{ before: { blockedUntil: blocked.before }, after: { blockedUntil: until, reason } },
      },
    };
  });
}

interface Decision extends Target, Hidden {
  /** The moderator who decided. */
  by: number;
  hidden: boolean;
}

/** Tells the author what became of it; the reason stands with the thing itself, and is read there. */
async function tellAuthor(
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
