import { telemetryCounts, telemetryCreate, telemetryReleases, telemetryVitals } from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import type { Suite } from '../domain.suite';
import { KEYS_A_DAY } from './telemetry-repository';
import { RELEASES_A_DAY } from './vitals-repository';

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
      const { token } = await site().newVisitor({ roles: ['operator'] });
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

    const FORGED = '\u001b[2J\nlive: remote-community@9.9.9';
    test.each([
      ['a release', { release: FORGED }],
      ['a release without a version', { release: 'remote-community' }],
      ['a remote', { remote: FORGED }],
      ['an outcome', { outcome: 'it went well' }],
      ['a step', { rung: '\u009b31m' }],
      ['a page', { page: '/a\n/b' }],
      ['a kind', { kind: 'Recovery' }],
    ])('with %s that is no name are refused', async (_what, wrong) => {
      const body = { events: [{ kind: 'recovery', ...wrong }] };
      const refused = await site().refused(telemetryCreate, { body });
      expect(refused).toMatchObject({ status: 400, reason: 'invalid-request' });
    });

    test('are taken as the site sends them', async () => {
      const recovery = { kind: 'recovery', remote: 'remote-community', page: '/forum/12/', duration: 12 };
      const events = [
        { ...recovery, release: '', rung: 'page-load', cause: 'ChunkLoadError', outcome: 'left' },
        { ...recovery, release: 'remote-community@0.1.0-20261123.1+a1b2', rung: 'current', outcome: 'live', page: '' },
        { kind: 'error', release: 'host@1.0.0', page: '/文章/%E4%BD%A0/', cause: 'NotAllowedError' },
        { kind: 'download', remote: 'remote-download', cause: 'status-502', outcome: 'failed' },
        { kind: 'error', release: 'host@1.0.0', page: '/', cause: 'An error: of a library \u001b[2J' },
      ];
      expect(await site().call(telemetryCreate, { body: { events } })).toEqual({ accepted: events.length });
      const named = await onlyRow<{ count: number }>(
        site().database,
        `select count from telemetry_counts where day = current_date and release = 'host@1.0.0' and cause = 'other'`,
      );
      expect(named.count).toBe(1);
    });

    test('are written by one statement for each kind, however many they are', async () => {
      const events = Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0
          ? { kind: 'recovery', cause: `Cause${at}` }
          : ({ kind: 'vital', release: 'host@1.0.0', metric: 'LCP', value: at } as const),
      );
      // The site's addresses are read now and then, and not for each report.
      await site().app.sitePages.patternAt('/');
      const query = jest.spyOn(site().database, 'query');
      const transaction = jest.spyOn(site().database, 'transaction');
      await site().call(telemetryCreate, { body: { events } });
      expect([query.mock.calls.length, transaction.mock.calls.length]).toEqual([2, 0]);
      jest.restoreAllMocks();
    });

    test('are counted together beyond a thousand different ones a day, and those known go on', async () => {
      const event = (number: number) => ({ kind: 'made-up', cause: `cause-${number}` });
      const send = (first: number) =>
        site().call(telemetryCreate, { body: { events: Array.from({ length: 50 }, (_, at) => event(first + at)) } });
      for (let first = 0; first < KEYS_A_DAY + 100; first += 50) await send(first);
      await send(0);
      expect(await rows('true')).toBeLessThanOrEqual(KEYS_A_DAY + 1);
      const { token } = await site().newVisitor({ roles: ['operator'] });
      const counts = await site().call(telemetryCounts, { token });
      expect(counts.find(({ kind }) => kind === '(more)')?.count).toBeGreaterThanOrEqual(100);
      expect(counts.find(({ cause }) => cause === 'cause-0')?.count).toBe(2);
    });

    test('are forgotten after 30 days', async () => {
      await site().database.query("update telemetry_counts set day = current_date - 30 where kind = 'made-up'");
      await site().retain();
      expect(await rows("kind = 'made-up'")).toBe(0);
    });
  });

  describe('web vitals', () => {
    const lcp = { kind: 'vital', release: 'remote-marketing@3.0.0', page: '/', metric: 'LCP' } as const;

    test('are told for each release: how many loads were good, and the mean', async () => {
      const events = [
        { ...lcp, value: 2500 },
        { ...lcp, value: 2501 },
        { ...lcp, value: 4001 },
        { ...lcp, metric: 'CLS', value: 0.02 },
      ] as const;
      expect(await site().call(telemetryCreate, { body: { events: [...events] } })).toEqual({ accepted: 4 });
      const told = (await site().call(telemetryVitals)).filter(({ release }) => release === lcp.release);
      expect(told).toEqual([
        { release: lcp.release, metric: 'CLS', good: 1, needsImprovement: 0, poor: 0, mean: 0.02 },
        { release: lcp.release, metric: 'LCP', good: 1, needsImprovement: 1, poor: 1, mean: 9002 / 3 },
      ]);
    });

    test('of made-up releases are counted together, and those of known ones go on', async () => {
      for (let first = 0; first < RELEASES_A_DAY + 50; first += 50) {
        const events = Array.from({ length: 50 }, (_, at) => ({
          ...lcp,
          release: `made-up@${first + at}`,
          value: 9000,
        }));
        await site().call(telemetryCreate, { body: { events } });
      }
      await site().call(telemetryCreate, { body: { events: [{ ...lcp, value: 9000 }] } });
      const told = await site().call(telemetryVitals);
      expect(new Set(told.map(({ release }) => release)).size).toBeLessThanOrEqual(RELEASES_A_DAY + 1);
      expect(told.find(({ release }) => release === '(more)')?.poor).toBeGreaterThanOrEqual(50);
      expect(told.find(({ release, metric }) => release === lcp.release && metric === 'LCP')?.poor).toBe(2);
    });

    test.each([
      ['a figure that none can have', { ...lcp, value: -1 }],
      ['no figure', lcp],
      ['no release', { ...lcp, release: undefined, value: 1 }],
    ])('with %s are refused', async (_what, event) => {
      const events = [event];
      const { statusCode } = await site().request({
        method: 'POST',
        url: telemetryCreate.path,
        payload: { events },
      });
      expect(statusCode).toBe(400);
    });
  });
};
