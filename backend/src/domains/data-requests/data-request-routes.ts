import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import type { Storage } from '@shared/storage';
import { attachment } from '../../http/content-disposition';
import { Refusal } from '../../http/refusal';
import { readRoute, roleRoute } from '../../http/route';
import { LINK_LIFETIME, type LinkSigner } from '../../links/link-signer';
import { listRoute } from '../../lists/list-route';
import { writeArchive } from '../account/write-archive';
import { tables } from '../../tables/declared';
import { sections } from '../../tables/of-persons';
import { findPerson } from './find-person';
import { createRequest, decideRequest, requestOf, requestRows } from './requests';
import { guestRows, guestTables, subjectOf } from './subject';

const subjectOfLink = (id: number, sessionId: number) => `data request ${id} ${sessionId}`;

/** Routes of what people ask about their data. What is noted says which request, never whom it is about. */
export function dataRequestRoutes(
  app: FastifyInstance,
  { files, signer }: { files: Storage; signer: LinkSigner },
): void {
  readRoute(app, calls.dataFind, 'data-request', ({ body, transaction }) => findPerson(transaction, body.subject));
  listRoute(app, calls.dataRequestList, 'data-request', requestRows);
  roleRoute(app, calls.dataRequestCreate, async ({ body, transaction }) => {
    const data = await createRequest(transaction, body);
    return { data, note: { objectType: 'data-request', objectId: data.id, after: { kind: data.kind } } };
  });
  roleRoute(app, calls.dataRequestExport, async ({ body: { id }, login, transaction }) => {
    await requestOf(transaction, id);
    const now = Date.now();
    const ticket = signer.ticket(subjectOfLink(id, login.sessionId), now);
    return {
      data: {
        url: `/api/ext/v1/desk-exports/${id}/${login.sessionId}/${ticket}`,
        expiresAt: new Date(now + LINK_LIFETIME).toISOString(),
      },
      note: { objectType: 'data-request', objectId: id, after: { exported: true } },
    };
  });
  roleRoute(app, calls.dataRequestDecide, async ({ body: { id, reason = null }, user, login, transaction }) => {
    const { request, key, deleted } = await decideRequest(transaction, {
      id,
      reason,
      by: user.id,
      sessionId: login.sessionId,
    });
    app.sessions.forget(deleted.sessions);
    // Files are nobody's once this is committed, and swept: deleted before, they would be lost where it is not.
    return {
      data: { request, key },
      note: { objectType: 'data-request', objectId: id, after: { state: request.state, counts: request.counts } },
    };
  });

  app.get<{ Params: { id: string; session: string; ticket: string } }>(
    '/api/ext/v1/desk-exports/:id/:session/:ticket',
    async (request, reply) => {
      const [id, sessionId] = [Number(request.params.id), Number(request.params.session)];
      const isAlive = signer.isAlive(request.params.ticket, subjectOfLink(id, sessionId), Date.now());
      if (!isAlive || (await app.sessions.personOf(sessionId)) === null) throw new Refusal('link-expired');
      const { subject, userId } = await requestOf(app.database, id);
      if (subject === '') throw new Refusal('link-expired');
      const { key } = await subjectOf(app.database, subject);
      const guest = guestTables.flatMap((table) => {
        const { told } = tables[table];
        return 'file' in told
          ? [{ ...told, table, file: `guest-${told.file}`, where: guestRows[table], who: key }]
          : [];
      });
      const own = userId === null ? [] : sections.map((section) => ({ ...section, who: userId }));
      const archive = await writeArchive({ database: app.database, files }, [...own, ...guest], userId);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': attachment(`个人资料-${id}.zip`),
          'cache-control': 'private, no-store',
        })
        .send(archive);
    },
  );
}
