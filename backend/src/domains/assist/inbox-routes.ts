import type { FastifyInstance } from 'fastify';
import { messageAnswer, messageCase, messageSave } from '@shared/contract/endpoints';
import { found } from '../../http/found';
import { roleRoute } from '../../http/route';
import { answerMessage, messageCaseOf, saveMessage } from './inbox';

/** Actions of operators on messages; their list is in desk-routes.ts. */
export function inboxRoutes(app: FastifyInstance): void {
  roleRoute(app, messageCase, async ({ query: { id }, transaction }) => ({
    data: found(await messageCaseOf(transaction, id)),
    note: { objectType: 'message', objectId: id },
  }));
  roleRoute(app, messageSave, async ({ body, transaction }) => {
    const { before, after } = await saveMessage(transaction, body);
    return {
      data: found(await messageCaseOf(transaction, body.id)),
      note: { objectType: 'message', objectId: body.id, before: withoutNote(before), after: withoutNote(after) },
    };
  });
  roleRoute(app, messageAnswer, async ({ body, user, transaction }) => {
    await answerMessage(transaction, body, user.id);
    const data = found(await messageCaseOf(transaction, body.id));
    return {
      data,
      note: { objectType: 'message', objectId: body.id, after: { answered: data.answers[0]?.id ?? null } },
    };
  });
}

/** Colleagues' notes about a person stand with the message alone, and go with it. */
function withoutNote({ note, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...rest, ...(note !== undefined && { note: '…' }) };
}
