import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import type { BackendConfig } from '../../config/backend-config';
import { readRoute, roleRoute, route } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import type { LinkSigner } from '../../links/link-signer';
import { requeue } from '../../queue/queue';
import { readChoice, readMailState, mailRows, readMail, saveChoice } from './mail-repository';
import { z } from 'zod';
import { limitNetwork } from '../../http/limit-requests';
import { Refusal } from '../../http/refusal';
import { sendPage } from '../../http/send-page';
import { escapeHtml } from '../../http/escape-html';
import { mayUnsubscribe } from './unsubscribe-link';

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

const PATH = '/api/ext/v1/mail/unsubscribe/:userId/:ticket';
const parameters = z.object({ userId: z.coerce.number().int().min(1).max(2_147_483_647), ticket: z.string().max(100) });

/**
 * The link in every mail. Only a POST does it, as mail programs send it (RFC 8058) and the page's button does: a scanner that
 * opens links unsubscribes nobody.
 */
function unsubscribeRoutes(app: FastifyInstance, { basePath, signer }: { basePath: string; signer: LinkSigner }): void {
  const limit = limitNetwork(app, 'unsubscribe', 60);
  const personOf = (params: unknown) => {
    const { data } = parameters.safeParse(params);
    if (!data || !mayUnsubscribe(data.userId, data.ticket, signer)) throw new Refusal('link-expired');
    return data.userId;
  };
  const home = `<p><a href="${escapeHtml(basePath)}my/?tab=notices">看我的通知</a></p>`;
  // The call has a scope of its own, for its way of reading bodies, which say nothing that is needed.
  void app.register((scope, _options, done) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      if (scope.hasContentTypeParser(type)) scope.removeContentTypeParser(type);
      scope.addContentTypeParser(type, { parseAs: 'string' }, (_request, _body, parsed) => parsed(null, {}));
    }
    scope.get(PATH, { onRequest: limit }, (request, reply) => {
      personOf(request.params);
      return sendPage(reply, {
        title: '不再收邮件通知',
        body: `<h1>不再收邮件通知？</h1><p>网站上的通知照常有，只是不再寄到邮箱；每周的信也不再寄。</p><form method="post"><button>不再收邮件通知</button></form>${home}`,
      });
    });
    scope.post(PATH, { onRequest: limit }, async (request, reply) => {
      const userId = personOf(request.params);
      await app.database.transaction((transaction) =>
        saveChoice(transaction, userId, { wanted: false, letter: false }),
      );
      return sendPage(reply, {
        title: '已经不再收邮件通知',
        body: `<h1>已经不再收邮件通知</h1><p>想再收的时候，在“我的通知”里打开。</p>${home}`,
      });
    });
    done();
  });
}
