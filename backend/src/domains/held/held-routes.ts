import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { writeAudit } from '../../audit/audit-log';
import { createRoute, roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { removeRoute } from '../../lists/remove-route';
import { appeal, decide } from './decide';
import { saveSpamWord, spamWordRows } from './spam-words';

export function heldRoutes(app: FastifyInstance): void {
  createRoute(app, calls.contentAppeal, ({ body, user, transaction }) => appeal(transaction, body, user.id));

  roleRoute(app, calls.contentDecide, async ({ body: { ids, reason = null }, user, login, transaction }) => {
    const { data, notes } = await decide(transaction, { ids, reason, by: user.id });
    const [first = { objectType: 'content', objectId: '*' }, ...rest] = notes;
    const { sessionId } = login;
    for (const note of rest)
      await writeAudit(transaction, { action: 'contentDecide', actorId: user.id, sessionId, note });
    return { data, note: first };
  });
  listRoute(app, calls.spamWordList, 'spam-word', spamWordRows);
  saveRoute(app, calls.spamWordSave, 'spam-word', ({ body, transaction }) => saveSpamWord(transaction, body));
  removeRoute(app, calls.spamWordRemove, { objectType: 'spam-word', table: 'spam_words', named: 'word' });
}
