import type { Storage } from '@shared/storage';
import type { FastifyInstance } from 'fastify';
import {
  deskChoiceList,
  deskChoiceRemove,
  deskChoiceSave,
  deskHealth,
  deskToday,
  deskWorkList,
  deskWorkSave,
} from '@shared/contract/endpoints';
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
  listRoute(app, deskChoiceList, 'choice', choiceRows);
  saveRoute(app, deskChoiceSave, 'choice', ({ body, transaction }) => saveChoice(transaction, body));
  roleRoute(app, deskChoiceRemove, async ({ body, transaction }) => {
    const { id, sceneCode, value } = await removeChoice(transaction, body);
    return { data: null, note: { objectType: 'choice', objectId: id, before: { sceneCode, value } } };
  });
  listRoute(app, deskWorkList, 'work', workRows);
  saveRoute(app, deskWorkSave, 'work', ({ body, transaction }) => saveWork(transaction, body));
  readRoute(app, deskToday, 'today', ({ login, transaction }) => readToday(transaction, login.roles));
  readRoute(app, deskHealth, 'health', ({ transaction }) =>
    readHealth({ transaction, engine: app.database.engine, files, identity }),
  );
}
