import { type IncomingHttpHeaders, createServer } from 'node:http';
import { createHmac } from 'node:crypto';
import { deskReleases } from '@shared/contract/endpoints';
import type { ReleasesSnapshot } from '@shared/contract/release/releases-snapshot';
import { listenLocally } from '@shared/testing/listen-locally';
import { ChangeReader } from '../changes/testing/change-reader';
import type { Suite } from '../domain.suite';
import { callNext } from '../hooks/keep-calling';

const canary = { id: 'c1', releases: { 'remote-community': '1.3.0' }, percent: 10 };

const decision = (number: number, over: Partial<ReleasesSnapshot['history'][number]> = {}) => ({
  ...{ number, at: '2026-11-29T08:00:00.000Z', by: 'alice', key: 'alice@laptop', kind: 'promote' },
  ...{ action: `promote remote-community@1.${number}.0`, reason: null, canaries: [], ...over },
});

const snapshot = (second: number, history: ReleasesSnapshot['history']): ReleasesSnapshot => ({
  at: `2026-11-29T08:00:0${second}.000Z`,
  head: history[0]?.number ?? 0,
  stable: [{ name: 'remote-community', version: '1.2.0', since: 2 }],
  canaries: [
    { ...canary, ramp: { steps: [10, 50], bake: 600 }, since: '2026-11-29T08:00:00.000Z', pages: ['/comics'] },
  ],
  packages: [],
  history,
  attempts: [],
  withdrawn: [],
  rejected: [],
});

export const releasesSuite: Suite = (site) => {
  describe('what is released', () => {
    let received: { headers: IncomingHttpHeaders; body: string }[];
    let port: number;
    let close: () => Promise<void>;
    let composer: ChangeReader;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.end('{}');
      });
    });
    beforeAll(async () => {
      ({ port, close } = await listenLocally(server, () => server.closeAllConnections()));
      composer = await ChangeReader.open(site());
    });
    afterAll(async () => {
      await composer.close();
      await close();
    });
    beforeEach(async () => {
      received = [];
      await site().database.query(`delete from settings where name = 'releases'`);
      await site().database.query('delete from hooks');
      const hook = `insert into hooks (name, kind, url, secret) values ('系统', 'json', $1, 'secret')`;
      await site().database.query(hook, [`http://127.0.0.1:${port}/`]);
    });
    afterEach(() => site().database.query('delete from hooks'));

    const seen = async () => {
      const { token } = await site().newVisitor({ roles: ['operator'] });
      return site().call(deskReleases, { token });
    };
    const queued = () => site().database.query<{ event: string }>('select event, data from hook_calls order by id');

    test('is nothing before the composer tells, with the key of the services, and then what it told last', async () => {
      expect(await seen()).toBeNull();
      const first = snapshot(1, [decision(1)]);
      expect(await composer.tellReleases(first, 'x')).toBe(401);
      expect(
        (await site().request({ method: 'PUT', url: '/internal/releases', payload: { ...first } })).statusCode,
      ).toBe(404);
      for (const wrong of [{}, { ...first, head: -1 }, { ...first, history: [{ number: 1 }] }])
        expect(await composer.tellReleases(wrong)).toBe(400);
      expect(await seen()).toBeNull();
      expect(await composer.tellReleases(first)).toBe(204);
      expect(await seen()).toEqual(first);
      const second = snapshot(2, [decision(2), decision(1)]);
      expect(await composer.tellReleases(second)).toBe(204);
      // What was sent before and arrives behind it is old.
      expect(await composer.tellReleases(first)).toBe(204);
      expect(await seen()).toEqual(second);
    });

    test('is told to hooks decision by decision, each once however often and by how many it is told, and none of before', async () => {
      await composer.tellReleases(snapshot(1, [decision(2), decision(1)]));
      expect(await queued()).toEqual([]);
      const reason = 'half a character \ud800: 12 of 900 views failed';
      const stopped = decision(4, { kind: 'stop', action: 'stop remote-community@1.3.0', reason, by: 'the ramp' });
      const next = snapshot(2, [stopped, decision(3), decision(2), decision(1)]);
      const many = Array.from({ length: 12 }, () => composer.tellReleases(next));
      expect(new Set(await Promise.all(many))).toEqual(new Set([204]));
      await composer.tellReleases({ ...next, at: '2026-11-29T09:00:00.000Z' });
      expect(await queued()).toEqual([
        {
          event: 'release.revision',
          data: {
            no: '',
            text: '有新的发布决定：promote remote-community@1.3.0（第 3 版，alice 决定，alice@laptop 签名）',
            link: 'desk/#/releases',
            revision: 3,
          },
        },
        { event: 'release.stopped', data: expect.objectContaining({ revision: 4 }) as object },
      ]);
      const calling = { site: 'https://www.example.com/', hookHosts: ['127.0.0.1'] };
      while (await callNext({ database: site().database, ...calling }));
      expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
        expect.objectContaining({ event: 'release.revision' }),
        expect.objectContaining({
          event: 'release.stopped',
          data: {
            no: '',
            text: '试行版停下了：stop remote-community@1.3.0（第 4 版，the ramp 决定，alice@laptop 签名）：half a character �: 12 of 900 views failed',
            link: 'https://www.example.com/desk/#/releases',
            revision: 4,
          },
        }),
      ]);
      const [{ headers, body } = { headers: {}, body: '' }] = received;
      const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
      const signature = createHmac('sha256', 'secret').update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    });

    test('goes on being told after the store came back from a backup', async () => {
      await composer.tellReleases(snapshot(1, [decision(5)]));
      await composer.tellReleases(snapshot(2, [decision(3)]));
      await composer.tellReleases(snapshot(3, [decision(4), decision(3)]));
      expect(await queued()).toMatchObject([{ event: 'release.revision', data: { revision: 4 } }]);
    });
  });
};
