import type { FastifyInstance } from 'fastify';
import { accountDelete, accountExport } from '@shared/contract/endpoints';
import { firstRow } from '../../database/first-row';
import { attachment } from '../../http/content-disposition';
import { Refusal } from '../../http/refusal';
import { route } from '../../http/route';
import { LINK_LIFETIME, type LinkSigner } from '../../links/link-signer';
import type { Storage } from '@shared/storage';
import { deleteAccount } from './delete-account';
import { writeArchive } from './write-archive';

interface AccountOptions {
  files: Storage;
  signer: LinkSigner;
}

const subject = (userId: number) => `export ${userId}`;

export function accountRoutes(app: FastifyInstance, { files, signer }: AccountOptions): void {
  route(
    app,
    accountExport,
    ({ user }) => {
      const now = Date.now();
      return Promise.resolve({
        url: `/api/ext/v1/exports/${user.id}/${signer.ticket(subject(user.id), now)}`,
        expiresAt: new Date(now + LINK_LIFETIME).toISOString(),
      });
    },
    { perMinute: 60 },
  );

  app.get<{ Params: { userId: string; ticket: string } }>(
    '/api/ext/v1/exports/:userId/:ticket',
    async (request, reply) => {
      const userId = Number(request.params.userId);
      const alive = signer.isAlive(request.params.ticket, subject(userId), Date.now());
      const person = alive && (await firstRow(app.database, 'select 1 as one from users where id = $1', [userId]));
      if (!person) throw new Refusal('link-expired');
      const archive = await writeArchive({ database: app.database, files }, userId);
      return reply
        .headers({
          'content-type': 'application/zip',
          'content-disposition': attachment(`我的资料-${new Date().toISOString().slice(0, 10)}.zip`),
          'cache-control': 'private, no-store',
        })
        .send(archive);
    },
  );

  route(
    app,
    accountDelete,
    async ({ user, login }) => {
      const leaving = { userId: user.id, sessionId: login.sessionId };
      const deleted = await app.database.transaction(async (transaction) => {
        const outcome = await deleteAccount(transaction, leaving);
        // Thrown inside, so that nothing of it stays.
        if (typeof outcome === 'string') throw new Refusal(outcome);
        return outcome;
      });
      app.sessions.forget(deleted.sessions);
      // A file that stays because the process ends here has no row, and is swept.
      await Promise.all(deleted.files.map((file) => files.delete(file)));
      return null;
    },
    { perMinute: 60 },
  );
}
