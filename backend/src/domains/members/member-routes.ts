import type { FastifyInstance } from 'fastify';
import * as calls from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import { found } from '../../http/refusal';
import { route } from '../../http/route';
import { readFollows, saveFollow } from './follows';
import { readProfile } from './profile';

export function memberRoutes(app: FastifyInstance): void {
  const { database } = app;
  route(app, calls.publicPerson, async ({ query: { id } }) => found(await readProfile(database, id)));
  route(app, calls.profileShown, ({ user }) => onlyRow(database, 'select shown from users where id = $1', [user.id]));
  route(app, calls.profileSave, ({ user, body: { shown } }) => {
    const sql = `update users set shown = array(select distinct jsonb_array_elements_text($2::jsonb)) where id = $1 returning shown`;
    return onlyRow(database, sql, [user.id, JSON.stringify(shown)]);
  });
  route(app, calls.followList, ({ user }) => readFollows(database, user.id));
  route(app, calls.followSave, ({ user, body }) =>
    database.transaction(async (transaction) => {
      await saveFollow(transaction, body, user.id);
      return readFollows(transaction, user.id);
    }),
  );
}
