import fastify from 'fastify';
import { deskHealth } from '@shared/contract/endpoints';
import type { Suite } from '../domain.suite';
import { type BackendIdentity, beat, heartbeat, newIdentity } from './backends';
import { keepBeating } from './keep-beating';

export const healthSuite: Suite = (site) => {
  const health = async () =>
    site().call(deskHealth, { token: (await site().newVisitor({ roles: ['operator'] })).token });
  const silentFor = (identity: BackendIdentity, seconds: number) =>
    site().database.query(`update backends set seen_at = now() - $2 * interval '1 second' where id = $1`, [
      identity.id,
      seconds,
    ]);
  const idsOf = async () =>
    (await site().database.query<{ id: string }>('select id from backends')).map(({ id }) => id);

  describe('the health of the site', () => {
    afterEach(() => site().database.query('delete from backends'));

    test('says how the database, the files and the backend that answers are', async () => {
      const { database, files, backend } = await health();
      expect(database).toMatchObject({ engine: site().database.engine });
      expect(database.migrations).toBeGreaterThan(9);
      expect(files.freeBytes).toBeGreaterThan(0);
      expect(backend).toMatchObject({ node: process.version });
      expect(backend.memoryBytes).toBeGreaterThan(1024 * 1024);
    });

    test('lists every backend on the same database, who runs longest first, and marks who says nothing', async () => {
      const older = { ...newIdentity(), host: 'first.example', startedAt: '2026-01-02T03:04:05.000Z' };
      const younger = { ...newIdentity(), host: 'second.example' };
      await beat(site().database, younger);
      await beat(site().database, older);
      await silentFor(older, heartbeat.away + 5);
      await silentFor(younger, heartbeat.away - 5);
      expect((await health()).backends).toMatchObject([
        { id: older.id, host: 'first.example', startedAt: '2026-01-02T03:04:05.000Z', away: true },
        { id: younger.id, host: 'second.example', node: process.version, away: false },
      ]);
      await beat(site().database, older);
      const [first] = (await health()).backends;
      expect(first).toMatchObject({ id: older.id, away: false });
      expect(Math.abs(Date.parse(first?.seenAt ?? '') - Date.now())).toBeLessThan(60_000);
    });

    test('lists no backend that was silent for long, and the next beat of another forgets it', async () => {
      const gone = newIdentity();
      const here = newIdentity();
      for (const identity of [gone, here]) await beat(site().database, identity);
      await silentFor(gone, heartbeat.forgotten + 5);
      expect((await health()).backends.map(({ id }) => id)).toEqual([here.id]);
      expect((await idsOf()).sort()).toEqual([gone.id, here.id].sort());
      await beat(site().database, here);
      expect(await idsOf()).toEqual([here.id]);
    });

    test('a backend is listed from its start, and no more once it stopped in order', async () => {
      const identity = newIdentity();
      const app = fastify();
      keepBeating(app, { database: site().database, identity });
      while (!(await idsOf()).includes(identity.id));
      await app.close();
      expect(await idsOf()).toEqual([]);
    });
  });
};
