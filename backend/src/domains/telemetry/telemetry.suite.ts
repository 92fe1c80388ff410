import { telemetryCounts, telemetryCreate, telemetryReleases } from 'shared/contract/endpoints';
import { onlyRow } from '../../database/first-row';
import type { Suite } from '../../testing/suite';
import { KEYS_A_DAY } from './telemetry-repository';

export const telemetrySuite: Suite = (site) => {
  const rows = async (where: string) =>
    (
      await onlyRow<{ rows: number }>(
        site().database,
        `select count(*)::int as rows from telemetry_counts where ${where}`,
        [],
      )
    ).rows;

  describe('reports of failures', () => {
    test('are counted, also as a beacon sends them', async () => {
      const event = { kind: 'recovery', remote: 'community', cause: 'ChunkLoadError', outcome: 'live' };
      await site().call(telemetryCreate, { body: { events: [event, event] } });
      const beacon = await site().request({
        method: 'POST',
        url: telemetryCreate.path,
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        payload: JSON.stringify({ events: [event] }),
      });
      expect(beacon.statusCode).toBe(200);
      const { token } = await site().newVisitor({ official: true });
      expect(await site().call(telemetryCounts, { token })).toContainEqual(
        expect.objectContaining({ ...event, count: 3 }),
      );
    });

    test('are told for each release and step, with the mean time, to whoever runs the release tool', async () => {
      const event = { kind: 'recovery', release: 'remote-community@1.2.0', rung: 'again', outcome: 'live' };
      const events = [
        { ...event, cause: 'NetworkError', duration: 300 },
        { ...event, cause: 'SlowError', duration: 900 },
        { ...event, kind: 'download', duration: 5 },
      ];
      await site().call(telemetryCreate, { body: { events } });
      expect((await site().call(telemetryReleases)).filter(({ release }) => release === event.release)).toEqual([
        { release: event.release, rung: 'again', outcome: 'live', count: 2, duration: 600 },
      ]);
    });

    test('are counted together beyond a thousand different ones a day, and those known go on', async () => {
      const event = (number: number) => ({ kind: 'made-up', cause: `cause ${number}` });
      const send = (first: number) =>
        site().call(telemetryCreate, { body: { events: Array.from({ length: 50 }, (_, at) => event(first + at)) } });
      for (let first = 0; first < KEYS_A_DAY + 100; first += 50) await send(first);
      await send(0);
      expect(await rows('true')).toBeLessThanOrEqual(KEYS_A_DAY + 1);
      const { token } = await site().newVisitor({ official: true });
      const counts = await site().call(telemetryCounts, { token });
      expect(counts.find(({ kind }) => kind === '(more)')?.count).toBeGreaterThanOrEqual(100);
      expect(counts.find(({ cause }) => cause === 'cause 0')?.count).toBe(2);
    });

    test('are forgotten after 30 days', async () => {
      await site().database.query("update telemetry_counts set day = current_date - 30 where kind = 'made-up'");
      await site().call(telemetryCreate, { body: { events: [{ kind: 'recovery' }] } });
      expect(await rows("kind = 'made-up'")).toBe(0);
    });
  });
};
