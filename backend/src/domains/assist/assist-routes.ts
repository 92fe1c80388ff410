import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { createRoute, route, roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import { removeRoute } from '../../lists/remove-route';
import { noteChange, readOwnMessages, receiveMessage } from './message-repository';
import type { AuditNote } from '../../audit/audit-log';
import type { Queryable } from '../../database/database';
import { found } from '../../http/refusal';
import { regionOf } from '../../http/region-of';
import type { LinkSigner } from '../../links/link-signer';
import { hoursRows, saveHours } from './demo-hours';
import { readTimes } from './demo-times';
import { bookDemo, changeDemo, demoRows, readDemo, saveDemo } from './demos';
import { messageOfTicket } from './tell-of-demo';
import { answerMessage, messageCaseOf, saveMessage } from './inbox';
import { ruleRows, saveRule } from './lead-rules';
import { templateRows, saveTemplate } from './templates';

interface AssistOptions {
  signer: LinkSigner;
  regionHeader: string | undefined;
}

export function assistRoutes(app: FastifyInstance, { signer, regionHeader }: AssistOptions): void {
  createRoute(app, calls.customAssist, ({ body, user, transaction, request, count }) => {
    const { demoAt } = body;
    const book = async (messageId: number) => {
      if (demoAt === undefined) return null;
      count('demo');
      return bookDemo(transaction, { messageId, startsAt: demoAt }, signer);
    };
    count('message');
    const region = regionOf(request.headers, regionHeader);
    return receiveMessage(transaction, body, { userId: user?.id ?? null, region, book });
  });
  route(app, calls.myMessages, ({ user }) => readOwnMessages(app.database, user.id));

  // Actions of colleagues on messages; their list is in desk-routes.ts.
  const caseOf = async (transaction: Queryable, id: number, note: Partial<AuditNote> = {}) => ({
    data: found(await messageCaseOf(transaction, id)),
    note: { objectType: 'message', objectId: id, ...note },
  });
  roleRoute(app, calls.messageCase, ({ query: { id }, transaction }) => caseOf(transaction, id));
  roleRoute(app, calls.messageSave, async ({ body, user, transaction }) => {
    const { before, after } = await saveMessage(transaction, body, user.id);
    return caseOf(transaction, body.id, { before, after });
  });
  // Colleagues' notes about a person stand with the message alone, and go with it.
  roleRoute(app, calls.messageNote, async ({ body: { id, text }, user, transaction }) => {
    await caseOf(transaction, id);
    await noteChange(transaction, { messageId: id, authorId: user.id, kind: 'note', text });
    return caseOf(transaction, id, { after: { note: '…' } });
  });
  roleRoute(app, calls.messageAnswer, async ({ body, user, transaction }) => {
    await answerMessage(transaction, body, user.id);
    const { data, note } = await caseOf(transaction, body.id);
    const answered = data.thread.find(({ kind }) => kind === 'answer')?.id ?? null;
    return { data, note: { ...note, after: { answered } } };
  });

  listRoute(app, calls.templateList, 'template', templateRows);
  saveRoute(app, calls.templateSave, 'template', ({ body, transaction }) => saveTemplate(transaction, body));
  removeRoute(app, calls.templateRemove, { objectType: 'template', table: 'mail_templates' });

  listRoute(app, calls.leadRuleList, 'lead-rule', ruleRows);
  saveRoute(app, calls.leadRuleSave, 'lead-rule', ({ body, transaction }) => saveRule(transaction, body));
  removeRoute(app, calls.leadRuleRemove, { objectType: 'lead-rule', table: 'lead_rules' });

  // Demonstrations: their times, their visitors' own links, and the desk.
  route(app, calls.demoTimes, () => readTimes(app.database));
  route(app, calls.demoOwn, ({ query }) => readDemo(app.database, messageOfTicket(query.ticket, signer), signer));
  route(app, calls.demoChange, ({ body: { ticket, startsAt } }) =>
    app.database.transaction((transaction) =>
      changeDemo(transaction, { messageId: messageOfTicket(ticket, signer), startsAt }, signer),
    ),
  );
  listRoute(app, calls.demoList, 'demo', demoRows);
  saveRoute(app, calls.demoSave, 'demo', ({ body, user, transaction }) =>
    saveDemo(transaction, body, { by: user.id, signer }),
  );
  listRoute(app, calls.demoHoursList, 'demo-hours', hoursRows);
  saveRoute(app, calls.demoHoursSave, 'demo-hours', ({ body, transaction }) => saveHours(transaction, body));
  removeRoute(app, calls.demoHoursRemove, { objectType: 'demo-hours', table: 'demo_hours' });
}
