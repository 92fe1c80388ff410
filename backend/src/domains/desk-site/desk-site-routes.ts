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
import { roleRoute } from '../../http/route';
import type { BackendIdentity } from './backends';
import { readChoices, removeChoice, saveChoice } from './choices';
import { readHealth } from './health';
import { readToday } from './today';
import { readWorks, saveWork } from './works';

interface Parts {
  files: Storage;
  identity: BackendIdentity;
}

export function deskSiteRoutes(app: FastifyInstance, { files, identity }: Parts): void {
  roleRoute(app, deskChoiceList, async ({ query, transaction }) => ({
    data: await readChoices(transaction, query),
    note: { objectType: 'choice', objectId: '*' },
  }));
  roleRoute(app, deskChoiceSave, async ({ body, transaction }) => {
    const { choice, change } = await saveChoice(transaction, body);
    return { data: choice, note: { objectType: 'choice', objectId: choice.id, ...change } };
  });
  roleRoute(app, deskChoiceRemove, async ({ body, transaction }) => {
    const { id, sceneCode, value } = await removeChoice(transaction, body);
    return { data: null, note: { objectType: 'choice', objectId: id, before: { sceneCode, value } } };
  });
  roleRoute(app, deskWorkList, async ({ query, transaction }) => ({
    data: await readWorks(transaction, query),
    note: { objectType: 'work', objectId: '*' },
  }));
  roleRoute(app, deskWorkSave, async ({ body, transaction }) => {
    const { work, change } = await saveWork(transaction, body);
    return { data: work, note: { objectType: 'work', objectId: work.id, ...change } };
  });
  roleRoute(app, deskToday, async ({ login, transaction }) => ({
    data: await readToday(transaction, login.roles),
    note: { objectType: 'today', objectId: '*' },
  }));
  roleRoute(app, deskHealth, async ({ transaction }) => ({
    data: await readHealth({ transaction, engine: app.database.engine, files, identity }),
    note: { objectType: 'health', objectId: '*' },
  }));
}
