import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { attachment } from '../../http/content-disposition';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { LINK_LIFETIME, type LinkSigner } from '../../links/link-signer';
import type { Storage } from '@shared/storage';
import { sections } from '../../tables/of-persons';
import { deleteAccount } from './delete-account';
import { writeArchive } from './write-archive';

const subject = (sessionId: number) => `export ${sessionId}`;

export function accountRoutes(app: FastifyInstance, { files, signer }: { files: Storage; signer: LinkSigner }): void {
  route(app, calls.accountExport, ({ login: { sessionId } }) => {
    const now = Date.now();
    return Promise.resolve({
      url: `/api/ext/v1/exports/${sessionId}/${signer.ticket(subject(sessionId), now)}`,
      expiresAt: new Date(now + LINK_LIFETIME).toISOString(),
    });
  });

  app.get<{ Params: { session: string; ticket: string } }>(
    '/api/ext/v1/exports/:session/:ticket',
    async (request, reply) => {
      const sessionId = Number(request.params.session);
      const alive = signer.isAlive(request.params.ticket, subject(sessionId), Date.now());
      const userId = alive ? await app.sessions.personOf(sessionId) : null;
      if (userId === null) throw new Refusal('link-expired');
      const own = sections.map((section) => ({ ...section, who: userId }));
      const archive = await writeArchive({ database: app.database, files }, own, userId);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': attachment(`我的资料-${new Date().toISOString().slice(0, 10)}.zip`),
          'cache-control': 'private, no-store',
        })
        .send(archive);
    },
  );

  route(app, calls.accountDelete, async ({ body, user, login }) => {
    const leaving = { userId: user.id, by: user.id, sessionId: login.sessionId, keepAnswers: body.keepAnswers };
    const deleted = await app.database.transaction((transaction) => deleteAccount(transaction, leaving));
    app.sessions.forget(deleted.sessions);
    // A file that stays because the process ends here has no row, and is swept.
    await Promise.all(deleted.files.map((file) => files.delete(file)));
  });
}
