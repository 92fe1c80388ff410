import type { FastifyInstance } from 'fastify';
import { contentAppeal, contentDecide, spamWordList, spamWordRemove, spamWordSave } from '@shared/contract/endpoints';
import { writeAudit } from '../../audit/audit-log';
import { createRoute, roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { appeal, decide } from './decide';
import { removeSpamWord, saveSpamWord, spamWordRows } from './spam-words';

/** Routes about texts that wait for a decision. */
export function heldRoutes(app: FastifyInstance): void {
  createRoute(
    app,
    contentAppeal,
    async ({ body, user, transaction }) => {
      await appeal(transaction, body, user.id);
      return null;
    },
    { perMinute: 30 },
  );

  roleRoute(app, contentDecide, async ({ body: { ids, reason = null }, user, login, transaction }) => {
    const { data, notes } = await decide(transaction, { ids, reason, by: user.id });
    const [first = { objectType: 'content', objectId: '*' }, ...rest] = notes;
    const { sessionId } = login;
    for (const note of rest)
      await writeAudit(transaction, { action: 'contentDecide', actorId: user.id, sessionId, note });
    return { data, note: first };
  });
  listRoute(app, spamWordList, 'spam-word', spamWordRows);
  saveRoute(app, spamWordSave, 'spam-word', ({ body, transaction }) => saveSpamWord(transaction, body));
  roleRoute(app, spamWordRemove, async ({ body: { id, version }, transaction }) => {
    const word = await removeSpamWord(transaction, id, version);
    return { data: null, note: { objectType: 'spam-word', objectId: id, before: { word } } };
  });
}
