import type { Storage } from '@shared/storage';
import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { readRoute, roleRoute, saveRoute } from '../../http/route';
import { listRoute } from '../../lists/list-route';
import type { BackendIdentity } from './backends';
import { choiceRows, removeChoice, saveChoice } from './choices';
import { readHealth } from './health';
import { readToday } from './today';
import { workRows, saveWork } from './works';

interface Parts {
  files: Storage;
  identity: BackendIdentity;
}

export function deskSiteRoutes(app: FastifyInstance, { files, identity }: Parts): void {
  listRoute(app, calls.deskChoiceList, 'choice', choiceRows);
  saveRoute(app, calls.deskChoiceSave, 'choice', ({ body, transaction }) => saveChoice(transaction, body));
  roleRoute(app, calls.deskChoiceRemove, async ({ body, transaction }) => {
    const { id, sceneCode, value } = await removeChoice(transaction, body);
    return { note: { objectType: 'choice', objectId: id, before: { sceneCode, value } } };
  });
  listRoute(app, calls.deskWorkList, 'work', workRows);
  saveRoute(app, calls.deskWorkSave, 'work', ({ body, transaction }) => saveWork(transaction, body));
  readRoute(app, calls.deskToday, 'today', ({ login, transaction }) => readToday(transaction, login.roles));
  readRoute(app, calls.deskHealth, 'health', ({ transaction }) =>
    readHealth({ transaction, engine: app.database.engine, files, identity }),
  );
}
