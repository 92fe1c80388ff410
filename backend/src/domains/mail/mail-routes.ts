import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import type { BackendConfig } from '../../config/backend-config';
import { readRoute, roleRoute, route } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import type { LinkSigner } from '../../links/link-signer';
import { requeue } from '../../queue/queue';
import { readChoice, readMailState, mailRows, readMail, saveChoice } from './mail-repository';
import { unsubscribeRoutes } from './unsubscribe-routes';

type MailSite = Pick<BackendConfig, 'mail' | 'basePath'> & { signer: LinkSigner };

export function mailRoutes(app: FastifyInstance, { mail, basePath, signer }: MailSite): void {
  const available = mail !== null;
  const { database } = app;
  route(app, calls.mailChoice, ({ user }) => readChoice(database, user.id, available));
  route(app, calls.mailChoiceSave, async ({ user, body }) => {
    await database.transaction((transaction) => saveChoice(transaction, user.id, body));
    return readChoice(database, user.id, available);
  });
  readRoute(app, calls.mailState, 'mail', ({ transaction }) => readMailState(transaction, available));
  listRoute(app, calls.mailList, 'mail', mailRows);
  for (const [call, to] of [
    [calls.mailRetry, 'waiting'],
    [calls.mailCancel, 'cancelled'],
  ] as const) {
    roleRoute(app, call, async ({ body: { mailId }, transaction }) => {
      const before = await requeue(transaction, 'mails', mailId, to);
      const data = await readMail(transaction, mailId);
      return { data, note: { objectType: 'mail', objectId: mailId, before: { state: before }, after: { state: to } } };
    });
  }
  unsubscribeRoutes(app, { basePath, signer });
}
