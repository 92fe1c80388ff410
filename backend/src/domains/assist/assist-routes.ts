import type { FastifyInstance } from 'fastify';
import {
  customAssist,
  myMessages,
  messageAnswer,
  messageCase,
  messageSave,
  templateList,
  templateRemove,
  templateSave,
} from '@shared/contract/endpoints';
import { refuseField } from '../../http/wrong-field';
import { createRoute, route, roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { createMessage, readOwnMessages } from './message-repository';
import { found } from '../../http/found';
import { answerMessage, messageCaseOf, saveMessage } from './inbox';
import { templateRows, removeTemplate, saveTemplate } from './templates';

export function assistRoutes(app: FastifyInstance): void {
  createRoute(
    app,
    customAssist,
    async ({ body, user, transaction }) => {
      const received = await createMessage(transaction, body, user?.id ?? null);
      if (!received) refuseField('topic', '没有这个主题');
      return { id: received.id, no: received.no, receivedAt: received.receivedAt };
    },
    { perMinute: 30 },
  );
  route(app, myMessages, ({ user }) => readOwnMessages(app.database, user.id));

  // Actions of operators on messages; their list is in desk-routes.ts.
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

  // Texts that answers begin from.
  listRoute(app, templateList, 'template', templateRows);
  saveRoute(app, templateSave, 'template', ({ body, transaction }) => saveTemplate(transaction, body));
  roleRoute(app, templateRemove, async ({ body: { id, version }, transaction }) => {
    const name = await removeTemplate(transaction, id, version);
    return { data: null, note: { objectType: 'template', objectId: id, before: { name } } };
  });
}

/** Colleagues' notes about a person stand with the message alone, and go with it. */
function withoutNote({ note, ...rest }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...rest, ...(note !== undefined && { note: '…' }) };
}
