import rateLimit from '@fastify/rate-limit';
import { RedisServer, redisProgram } from '@shared/testing/redis-server';
import { type FastifyInstance, fastify } from 'fastify';
import { limitAddress } from '../http/limit-requests';
import type { Counters } from './counters';
import { limitStore } from './limit-store';
import { MemoryCounters } from './memory-counters';
import { RedisCounters } from './redis-counters';

const MOST = 100;
const apps: FastifyInstance[] = [];

afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
});

async function backend(counters: Counters): Promise<FastifyInstance> {
  const app = fastify();
  apps.push(app);
  await app.register(rateLimit, { global: false, store: limitStore(counters) });
  app.addHook('onClose', () => counters.close());
  app.get('/', { onRequest: limitAddress(app, 'home', MOST) }, () => 'answer');
  app.get('/other', { onRequest: limitAddress(app, 'other', MOST) }, () => 'answer');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** Returns how many of `count` requests from one address were answered, sent one after the other. */
async function answered(app: FastifyInstance, url: string, count: number): Promise<number> {
  let passed = 0;
  for (let at = 0; at < count; at += 1) if ((await fetch(app.listeningOrigin + url)).status === 200) passed += 1;
  return passed;
}

test('limits count by themselves in one set of counters', async () => {
  const app = await backend(new MemoryCounters());
  expect(await answered(app, '/', MOST + 20)).toBe(MOST);
  expect(await answered(app, '/other', MOST + 20)).toBe(MOST);
});

const program = redisProgram();
if (program === null) test.todo('limits of several backends: not run, since Redis is not installed');
else
  describe('four backends', () => {
    let server: RedisServer;
    beforeAll(async () => {
      server = await RedisServer.start(program);
    });
    afterAll(() => server.stop());

    test('let through together what one would, and not one more', async () => {
      const four = await Promise.all(
        Array.from({ length: 4 }, async () => {
          const counters = new RedisCounters(server.url, (error) => {
            throw error;
          });
          await counters.connect();
          return backend(counters);
        }),
      );
      const passed = await Promise.all(four.map((app) => answered(app, '/', 200)));
      expect(passed.reduce((sum, count) => sum + count, 0)).toBe(MOST);
    });
  });
