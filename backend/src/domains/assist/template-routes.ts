import type { FastifyInstance } from 'fastify';
import { templateList, templateRemove, templateSave } from '@shared/contract/endpoints';
import { readRoute, roleRoute, saveRoute } from '../../http/route';
import { readTemplates, removeTemplate, saveTemplate } from './templates';

/** Texts that answers begin from. */
export function templateRoutes(app: FastifyInstance): void {
  readRoute(app, templateList, 'template', ({ query, transaction }) => readTemplates(transaction, query));
  saveRoute(app, templateSave, 'template', ({ body, transaction }) => saveTemplate(transaction, body));
  roleRoute(app, templateRemove, async ({ body: { id, version }, transaction }) => {
    const name = await removeTemplate(transaction, id, version);
    return { data: null, note: { objectType: 'template', objectId: id, before: { name } } };
  });
}
