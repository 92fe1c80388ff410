/** `node --import tsx backend/bench/lists.ts`: the lists against bare routes on PostgreSQL, as issue 4 asks; prints a table, ends with 1 where one fails. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { activityWorksPage, answerQuery, comicList, likeCreate } from '@shared/contract/endpoints';
import type { HttpRequest } from '@shared/testing/http-request';
import { PostgresServer, postgresPrograms } from '@shared/testing/postgres-server';
import { Random } from '@shared/testing/random';
import { type Load, p99At, throughput } from './load';

const CLIENTS = 16;
const SECONDS = Number(process.env['SECONDS'] ?? 6);
const WRITES = 0.05;

const programs = postgresPrograms();
if (programs === null) throw new Error('PostgreSQL is not installed (apt-get install postgresql)');
const postgres = await PostgresServer.start(programs);
const server = fork(fileURLToPath(new URL('list-server.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, DATABASE_URL: await postgres.createDatabase('bench') },
});
const [ports] = (await once(server, 'message')) as [{ app: number; bare: number; token: string }];
const headers = { authorization: `Bearer ${ports.token}` };
const random = new Random(1);

const reads: Record<string, () => { app: HttpRequest; bare: HttpRequest }> = {
  comicList: () => {
    const query = { page: 1 + random.below(2) };
    return { app: { url: comicList.path, query, headers }, bare: { url: '/comics', query } };
  },
  worksPage: () => {
    const payload = {
      page: 1 + random.below(50),
      size: 12,
      season: random.pick(['2025', '2026']),
      category: random.pick(['finance', 'operation', 'service', 'hr', 'develop']),
      sort: random.pick(['latest', 'likes']),
    };
    return {
      app: { method: 'POST', url: activityWorksPage.path, payload, headers },
      bare: { method: 'POST', url: '/works', payload },
    };
  },
  answerQuery: () => {
    const query = { questionId: 8 + random.below(1990), page: 1 + random.below(3) };
    return { app: { url: answerQuery.path, query, headers }, bare: { url: '/answers', query } };
  },
};

function like(): { app: HttpRequest; bare: HttpRequest } {
  const payload = { targetType: 'answer', targetId: 100 + random.below(90_000) };
  return {
    app: { method: 'POST', url: likeCreate.path, payload, headers },
    bare: { method: 'POST', url: '/like', payload },
  };
}

let failed = false;
for (const [name, read] of Object.entries(reads)) {
  const load = (side: 'app' | 'bare'): Load => ({
    port: ports[side],
    next: () => (random.next() < WRITES ? like() : read())[side],
  });
  await throughput(load('app'), CLIENTS, 1);
  await throughput(load('bare'), CLIENTS, 1);
  const bare = await throughput(load('bare'), CLIENTS, SECONDS);
  const app = await throughput(load('app'), CLIENTS, SECONDS);
  const p99 = await p99At(load('app'), app / 2, SECONDS);
  const fits = app / bare >= 0.5 && p99 <= 100;
  failed ||= !fits;
  console.log(
    `${name.padEnd(12)} bare ${bare.toFixed(0)}/s, application ${app.toFixed(0)}/s (${((100 * app) / bare).toFixed(0)} %), ` +
      `p99 at half load ${p99.toFixed(1)} ms: ${fits ? 'fits' : 'DOES NOT FIT'}`,
  );
}
server.disconnect();
await postgres.stop();
process.exit(failed ? 1 : 0);
