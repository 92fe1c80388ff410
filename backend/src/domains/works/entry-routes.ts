import { send } from '@fastify/send';
import type { FastifyInstance } from 'fastify';
import {
  deskEntryDecide,
  deskEntryList,
  myWorkEntries,
  workEntry,
  workEntryRemove,
  workEntryReopen,
  workEntrySave,
  workEntrySubmit,
  workEntryWithdraw,
} from '@shared/contract/endpoints';
import type { User } from '../../http/authenticate';
import { found } from '../../http/found';
import { createRoute, roleRoute, route } from '../../http/route';
import { Refusal } from '../../http/refusal';
import type { FileLinks } from '../uploads/file-links';
import type { FileStore } from '../uploads/file-store';
import { decideEntry, readEntries } from './desk-entries';
import { myEntries, myEntry, removeEntry, reopenEntry, saveEntry, submitEntry, withdrawEntry } from './entries';
import { toEntry } from './entry-row';
import { shownPicture } from './publish-entry';
import { workPictureUrl } from './work-picture';

/** What members enter for the awards, and who looks at it. */
export function entryRoutes(app: FastifyInstance, { files, links }: { files: FileStore; links: FileLinks }): void {
  const { database } = app;
  const urlsFor =
    ({ id }: User) =>
    (fileId: string) =>
      links.url(id, fileId);
  route(app, myWorkEntries, ({ user }) => myEntries(database, user.id));
  route(app, workEntry, async ({ query, user }) =>
    toEntry(found(await myEntry(database, query.id, user.id)), urlsFor(user)),
  );
  // As often as somebody who writes pauses.
  const writing = { perMinute: 60 };
  createRoute(
    app,
    workEntrySave,
    async ({ body, user, transaction }) => toEntry(await saveEntry(transaction, body, user.id), urlsFor(user)),
    writing,
  );
  createRoute(app, workEntrySubmit, async ({ body, user, transaction }) =>
    toEntry(await submitEntry(transaction, { ...body, userId: user.id }), urlsFor(user)),
  );
  createRoute(app, workEntryReopen, async ({ body, user, transaction }) =>
    toEntry(await reopenEntry(transaction, { ...body, userId: user.id }), urlsFor(user)),
  );
  createRoute(app, workEntryWithdraw, async ({ body, user, transaction }) =>
    toEntry(await withdrawEntry(transaction, { ...body, userId: user.id }), urlsFor(user)),
  );
  createRoute(app, workEntryRemove, async ({ body, user, transaction }) => {
    await removeEntry(transaction, { ...body, userId: user.id });
    return null;
  });

  roleRoute(app, deskEntryList, async ({ query, user, transaction }) => ({
    data: await readEntries(transaction, query, urlsFor(user)),
    note: { objectType: 'work-entry', objectId: '*' },
  }));
  roleRoute(app, deskEntryDecide, async ({ body, user, transaction }) => {
    await decideEntry(transaction, body, user.id);
    const { decision, reason = '' } = body;
    return {
      data: null,
      note: {
        ...{ objectType: 'work-entry', objectId: body.id },
        ...{ before: { state: 'submitted' }, after: { state: decision, reason } },
      },
    };
  });

  app.get<{ Params: { id: string } }>(workPictureUrl(':id'), async (request, reply) => {
    const id = found(/^[0-9a-f]{32}$/.exec(request.params.id)?.[0]);
    const { type } = found(await shownPicture(database, id));
    const sent = await send(request.raw, id, { root: files.folder, cacheControl: false });
    if (sent.statusCode === 404) throw new Refusal('not-found');
    return reply
      .code(sent.statusCode)
      .headers(sent.headers)
      .headers({
        'content-type': type,
        // It ends where the work is withdrawn.
        'cache-control': 'public, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .send(sent.stream);
  });
}
