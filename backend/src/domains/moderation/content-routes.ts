import type { FastifyInstance } from 'fastify';
import { picturesOf } from '@shared/contract/fields';
import { contentCase, contentCheck, contentNoteCreate, contentQueue } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { roleRoute } from '../../http/route';
import { checkContent, createNote } from './check-content';
import { contentCaseOf } from './content-case';
import { readContent } from './content-queue';
import type { FileLinks } from '../uploads/file-links';

/** Routes of the moderators' queue. */
export function contentRoutes(app: FastifyInstance, { links }: { links: FileLinks }): void {
  roleRoute(app, contentQueue, async ({ query, transaction }) => ({
    data: await readContent(transaction, query),
    note: { objectType: 'content', objectId: '*' },
  }));
  roleRoute(app, contentCase, async ({ query: { id }, login, transaction }) => {
    const item = found(await contentCaseOf(transaction, id));
    // Moderators decide about hidden pictures, so they see them, too.
    const pictures = picturesOf(item.content).map(({ words, id: file }) => ({ words, url: links.url(login, file) }));
    const data = { ...item, pictures };
    return { data, note: { objectType: data.targetType, objectId: data.targetId } };
  });
  roleRoute(app, contentCheck, async ({ body: target, transaction }) => {
    const closedReports = found(await checkContent(transaction, target));
    const { targetType: objectType, targetId: objectId } = target;
    return {
      data: { closedReports },
      note: { objectType, objectId, after: { checked: target.checked, closedReports } },
    };
  });
  roleRoute(app, contentNoteCreate, async ({ body: { text, ...target }, user, transaction }) => {
    const data = found(await createNote(transaction, target, { text, authorId: user.id }));
    const { targetType: objectType, targetId: objectId } = target;
    // The text is in the note alone, and goes with it.
    return { data, note: { objectType, objectId, after: { note: data.id } } };
  });
}
