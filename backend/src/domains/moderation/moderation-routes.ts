import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { found, Refusal } from '../../http/refusal';
import { createRoute, readRoute, roleRoute } from '../../http/route';
import { blockUser, moveQuestion, setHidden, type Target, tables } from './moderate';
import { tellAuthor } from './tell-author';
import { closeReport, createReport, undecidedReports } from './report-repository';
import { type Queryable, firstRow } from '../../database/database';
import { picturesOf } from '@shared/contract/fields';
import { contentCaseOf } from './content-case';
import { readContent } from './content-queue';
import type { FileLinks } from '../uploads/file-links';

export function moderationRoutes(app: FastifyInstance, { links }: { links: FileLinks }): void {
  createRoute(app, calls.reportCreate, async ({ body, user, transaction }) => {
    if (!(await createReport(transaction, body, user.id))) throw new Refusal('not-found');
  });
  readRoute(app, calls.openReports, 'report', ({ query, transaction }) => undecidedReports(transaction, query));
  roleRoute(app, calls.reportClose, async ({ body: { reportId }, transaction }) => {
    const target = found(await closeReport(transaction, reportId));
    return { note: { objectType: 'report', objectId: reportId, after: { closed: true, ...target } } };
  });
  roleRoute(app, calls.contentHide, async ({ body: { reason, ...target }, user, transaction }) => {
    const before = found(await setHidden(transaction, target, reason));
    if (before.reason === null) await tellAuthor(transaction, { ...target, ...before, by: user.id, hidden: true });
    const { targetType: objectType, targetId: objectId } = target;
    return {
      note: { objectType, objectId, before: { hidden: before.reason }, after: { hidden: reason } },
    };
  });
  roleRoute(app, calls.contentRestore, async ({ body: target, user, transaction }) => {
    const before = found(await setHidden(transaction, target, null));
    if (before.reason !== null) await tellAuthor(transaction, { ...target, ...before, by: user.id, hidden: false });
    const { targetType: objectType, targetId: objectId } = target;
    return { note: { objectType, objectId, before: { hidden: before.reason }, after: { hidden: null } } };
  });
  roleRoute(app, calls.questionTopicChange, async ({ body: { questionId, topic }, transaction }) => {
    const moved = await moveQuestion(transaction, questionId, topic);
    return {
      note: { objectType: 'question', objectId: questionId, before: { topic: moved.before }, after: { topic } },
    };
  });
  roleRoute(app, calls.userBlock, ({ body, transaction }) => blockUser(transaction, body));

  readRoute(app, calls.contentQueue, 'content', ({ query, transaction }) => readContent(transaction, query));
  roleRoute(app, calls.contentCase, async ({ query: { id }, login, transaction }) => {
    const item = found(await contentCaseOf(transaction, id));
    // Moderators decide about hidden pictures, so they see them, too.
    const pictures = picturesOf(item.content).map(({ words, id: file }) => ({ words, url: links.url(login, file) }));
    const data = { ...item, pictures };
    return { data, note: { objectType: data.targetType, objectId: data.targetId } };
  });
  roleRoute(app, calls.contentCheck, async ({ body: target, transaction }) => {
    const closedReports = found(await checkContent(transaction, target));
    const { targetType: objectType, targetId: objectId } = target;
    return {
      data: { closedReports },
      note: { objectType, objectId, after: { checked: target.checked, closedReports } },
    };
  });
  roleRoute(app, calls.contentNoteCreate, async ({ body: { text, ...target }, user, transaction }) => {
    const data = found(await createNote(transaction, target, { text, authorId: user.id }));
    const { targetType: objectType, targetId: objectId } = target;
    // The text is in the note alone, and goes with it.
    return { data, note: { objectType, objectId, after: { note: data.id } } };
  });
}

/** Notes that a moderator looked at it, or that nobody did, and closes what was reported of it: how many; null where there is no such thing. */
async function checkContent(
  transaction: Queryable,
  { targetType, targetId, checked }: Target & { checked: boolean },
): Promise<number | null> {
  const table = tables[targetType];
  // What is held is decided about: a look alone would leave it out of sight, and out of the queue.
  const check = `update ${table} set checked_at = case when $2 then now() end where id = $1 and held_at is null returning id`;
  if (!(await firstRow(transaction, check, [targetId, checked]))) return null;
  if (!checked) return 0;
  const close = `update reports set closed_at = now() where target_type = $1 and target_id = $2 and closed_at is null
    returning id`;
  return (await transaction.query(close, [targetType, targetId])).length;
}

/** Adds a note; null where there is no such thing. */
async function createNote(
  transaction: Queryable,
  { targetType, targetId }: Target,
  { text, authorId }: { text: string; authorId: number },
): Promise<{ id: number } | null> {
  const table = tables[targetType];
  const sql = `insert into content_notes (target_type, target_id, author_id, text)
    select $1, id, $3, $4 from ${table} where id = $2 returning id`;
  return (await firstRow<{ id: number }>(transaction, sql, [targetType, targetId, authorId, text])) ?? null;
}
