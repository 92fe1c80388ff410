import { type DataOf, canaryCounts, visitCreate } from '@shared/contract/endpoints';
import { pageMark, signView, viewKey } from '@shared/contract/release/view-token';
import { BackendProcess } from '@shared/testing/backend-process';
import { pollUntil } from '@shared/testing/poll-until';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { inTemporaryFolder } from '@shared/testing/temporary-folder';
import { HttpConnection } from './http-connection';
import { processorTime } from './processor-time';

const BEACONS = 30_000;
const CONNECTIONS = 100;
const PAGE = '/client-download';

/**
 * Sends one backend on PostgreSQL beacons of visits, each of another visitor and with the token of a view, as fast as it answers. False
 * where one was not counted.
 */
export function beacons(print: (line: string) => void): Promise<boolean> {
  const programs = postgresPrograms();
  if (programs === null) throw new Error('Beacons are counted by PostgreSQL: apt-get install postgresql');
  return inTemporaryFolder(async (folder) => {
    const serviceKey = 'k'.repeat(40);
    const server = await PostgresServer.start(programs);
    const url = await server.createDatabase('beacons');
    const backend = await BackendProcess.start({ DATA_DIR: folder, DATABASE_URL: url, SERVICE_KEY: serviceKey });
    try {
      const payload = [{ pattern: PAGE }];
      await backend.request({
        method: 'PUT',
        url: '/internal/site-pages',
        headers: { 'service-key': serviceKey },
        payload,
      });
      const requests = Array.from({ length: BEACONS }, (_, at) => beaconOf(at, viewKey(serviceKey)));
      const connections = await Promise.all(
        Array.from({ length: CONNECTIONS }, () => HttpConnection.open(backend.port)),
      );
      const [began, before] = [performance.now(), await processorTime()];
      const send = async (connection: HttpConnection) => {
        for (let next = requests.pop(); next; next = requests.pop()) {
          const { status } = await connection.send(next);
          if (status !== 200) throw new Error(`A beacon was answered with ${status}`);
        }
        connection.close();
      };
      await Promise.all(connections.map(send));
      const seconds = (performance.now() - began) / 1000;
      const told = async () => {
        const query = { since: new Date(0).toISOString(), revision: '1' };
        const answer = await backend.request({ url: canaryCounts.path, query });
        const { rows } = (answer.json() as { data: DataOf<typeof canaryCounts> }).data;
        return rows.reduce((sum, { what, count }) => sum + (what === 'told' ? count : 0), 0) === BEACONS;
      };
      const isWhole = await pollUntil(told, 'all were counted', 30_000).then(
        () => true,
        () => false,
      );
      const after = await processorTime();
      const of = (group: 'backends' | 'PostgreSQL') => ((after[group] - before[group]) * 1000) / BEACONS;
      print(
        `beacons with the token of a view: ${Math.round(BEACONS / seconds)} a second on one backend, ${of('backends').toFixed(2)} ms of its processor each, ${of('PostgreSQL').toFixed(2)} of PostgreSQL's; ${isWhole ? 'each was counted' : 'NOT ALL WERE COUNTED'}`,
      );
      return isWhole;
    } finally {
      await backend.end('SIGTERM');
      await server.stop();
    }
  });
}

/** A beacon of one visitor, as its bytes. */
function beaconOf(at: number, key: Buffer): Buffer {
  const view = {
    issued: Math.floor(Date.now() / 1000),
    revision: 1,
    mask: at % 2,
    cohort: at % 10_000,
    page: pageMark(PAGE),
  };
  const body = JSON.stringify({
    ...{ views: [`${PAGE}/`], width: 'wide', release: 'host@1.0.0', referrer: '' },
    view: { token: signView(key, view), state: 'live', lcp: 440 },
  });
  const address = `10.${Math.floor(at / 62_500)}.${Math.floor(at / 250) % 250}.${at % 250}`;
  const head = [
    `POST ${visitCreate.path} HTTP/1.1`,
    'host: localhost',
    'content-type: text/plain',
    `content-length: ${Buffer.byteLength(body)}`,
    'sec-fetch-site: same-origin',
    'user-agent: Mozilla/5.0 Chrome/140.0',
    `x-forwarded-for: ${address}`,
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}
