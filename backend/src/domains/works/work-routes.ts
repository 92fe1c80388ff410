import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { found } from '../../http/refusal';
import { createRoute, readRoute, roleRoute, route } from '../../http/route';
import type { FileLinks } from '../uploads/file-links';
import type { Storage } from '@shared/storage';
import { sendPicture } from '../uploads/send-picture';
import { decideEntry, readEntries } from './desk-entries';
import { myEntries, myEntry, removeEntry, reopenEntry, saveEntry, submitEntry, withdrawEntry } from './entries';
import { toEntry } from './entry-row';
import { shownPicture } from './publish-entry';
import { workPictureUrl } from './work-picture';
import { readKeyword } from '../../words/read-keyword';
import { countMiss } from '../search/search-misses';

/** Routes of works for the awards: of visitors who look at them, members who enter them, and editors. */
export function workRoutes(app: FastifyInstance, { files, links }: { files: Storage; links: FileLinks }): void {
  const { database } = app;
  route(app, calls.myWorkEntries, ({ user }) => myEntries(database, user.id));
  route(app, calls.workEntry, async ({ query, user, login }) =>
    toEntry(found(await myEntry(database, query.id, user.id)), links.urlsFor(login)),
  );
  createRoute(app, calls.workEntrySave, async ({ body, user, login, transaction }) =>
    toEntry(await saveEntry(transaction, body, user.id), links.urlsFor(login)),
  );
  createRoute(app, calls.workEntrySubmit, async ({ body, user, login, transaction, count }) => {
    count('entry');
    const entry = await submitEntry(transaction, { ...body, userId: user.id });
    return toEntry(entry, links.urlsFor(login));
  });
  createRoute(app, calls.workEntryReopen, async ({ body, user, login, transaction }) =>
    toEntry(await reopenEntry(transaction, { ...body, userId: user.id }), links.urlsFor(login)),
  );
  createRoute(app, calls.workEntryWithdraw, async ({ body, user, login, transaction }) =>
    toEntry(await withdrawEntry(transaction, { ...body, userId: user.id }), links.urlsFor(login)),
  );
  createRoute(app, calls.workEntryRemove, async ({ body, user, transaction }) => {
    await removeEntry(transaction, { ...body, userId: user.id });
  });

  readRoute(app, calls.deskEntryList, 'work-entry', ({ query, login, transaction }) =>
    readEntries(transaction, query, links.urlsFor(login)),
  );
  roleRoute(app, calls.deskEntryDecide, async ({ body, user, transaction }) => {
    await decideEntry(transaction, body, user.id);
    const { decision, reason = '' } = body;
    return {
      note: {
        objectType: 'work-entry',
        objectId: body.id,
        before: { state: 'submitted' },
        after: { state: decision, reason },
      },
    };
  });

  app.get<{ Params: { id: string } }>(workPictureUrl(':id'), (request, reply) =>
    sendPicture(request, reply, { id: request.params.id, files, pictureOf: (id) => shownPicture(database, id) }),
  );

  route(app, calls.activityWorksPage, async ({ body, user }) => {
    const keyword = await readKeyword(app.lexicon, body.keyword);
    const page = await app.works.page({ ...body, keyword }, user?.id ?? null);
    await countMiss(app.database, { place: 'works', keyword: body.keyword, total: page.total });
    return { ...page, taken: keyword.taken };
  });
  route(app, calls.workDetail, async ({ query, user }) =>
    found(await app.works.detail(query.workId, user?.id ?? null)),
  );
}
