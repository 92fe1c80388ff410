import type { FastifyInstance } from 'fastify';
import {
  customAssist,
  leadRuleList,
  leadRuleRemove,
  leadRuleSave,
  myMessages,
  messageAnswer,
  messageCase,
  messageNote,
  messageSave,
  templateList,
  templateRemove,
  templateSave,
} from '@shared/contract/endpoints';
import { createRoute, route, roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { noteChange, readOwnMessages, receiveMessage } from './message-repository';
import { found } from '../../http/found';
import { answerMessage, messageCaseOf, saveMessage } from './inbox';
import { removeRule, ruleRows, saveRule } from './lead-rules';
import { templateRows, removeTemplate, saveTemplate } from './templates';

export function assistRoutes(app: FastifyInstance): void {
  createRoute(
    app,
    customAssist,
    async ({ body, user, transaction, request }) => {
      const { id, no, receivedAt } = await receiveMessage(transaction, body, user?.id ?? null);
      app.visits.step(request, 'message');
      return { id, no, receivedAt };
    },
    { perMinute: 30 },
  );
  route(app, myMessages, ({ user }) => readOwnMessages(app.database, user.id));

  // Actions of colleagues on messages; their list is in desk-routes.ts.
  roleRoute(app, messageCase, async ({ query: { id }, transaction }) => ({
    data: found(await messageCaseOf(transaction, id)),
    note: { objectType: 'message', objectId: id },
  }));
  roleRoute(app, messageSave, async ({ body, user, transaction }) => {
    const { before, after } = await saveMessage(transaction, body, user.id);
    return {
      data: found(await messageCaseOf(transaction, body.id)),
      note: { objectType: 'message', objectId: body.id, before, after },
    };
  });
  // Colleagues' notes about a person stand with the message alone, and go with it.
  roleRoute(app, messageNote, async ({ body: { id, text }, user, transaction }) => {
    found(await messageCaseOf(transaction, id));
    await noteChange(transaction, { messageId: id, authorId: user.id, kind: 'note', text });
    return {
      data: found(await messageCaseOf(transaction, id)),
      note: { objectType: 'message', objectId: id, after: { note: '…' } },
    };
  });
  roleRoute(app, messageAnswer, async ({ body, user, transaction }) => {
    await answerMessage(transaction, body, user.id);
    const data = found(await messageCaseOf(transaction, body.id));
    return {
      data,
      note: {
        objectType: 'message',
        objectId: body.id,
        after: { answered: data.thread.find(({ kind }) => kind === 'answer')?.id ?? null },
      },
    };
  });

  // Texts that answers begin from.
  listRoute(app, templateList, 'template', templateRows);
  saveRoute(app, templateSave, 'template', ({ body, transaction }) => saveTemplate(transaction, body));
  roleRoute(app, templateRemove, async ({ body: { id, version }, transaction }) => {
    const name = await removeTemplate(transaction, id, version);
    return { data: null, note: { objectType: 'template', objectId: id, before: { name } } };
  });

  // Who gets new messages.
  listRoute(app, leadRuleList, 'lead-rule', ruleRows);
  saveRoute(app, leadRuleSave, 'lead-rule', ({ body, transaction }) => saveRule(transaction, body));
  roleRoute(app, leadRuleRemove, async ({ body: { id, version }, transaction }) => {
    await removeRule(transaction, id, version);
    return { data: null, note: { objectType: 'lead-rule', objectId: id } };
  });
}
