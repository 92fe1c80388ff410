import { RedisServer, redisProgram } from '@shared/testing/redis-server';
import type { Counted } from './counters';
import { RedisCounters } from './redis-counters';

const WINDOW = 60_000;

const program = redisProgram();

if (program === null) {
  test.todo('counters in Redis: not run, since it is not installed');
} else {
  describe('backends with one Redis', () => {
    let server: RedisServer;
    let opened: RedisCounters[];
    const reports: string[] = [];
    const open = async () => {
      const counters = new RedisCounters(server.url, ({ message }) => reports.push(message));
      opened.push(counters);
      await counters.connect();
      return counters;
    };
    const untilTogether = async (counters: RedisCounters) => {
      for (let tries = 0; counters.counting !== 'together'; tries += 1) {
        if (tries > 200) throw new Error('the counters never count together again');
        await counters.add('another', WINDOW);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };

    beforeEach(async () => {
      opened = [];
      reports.length = 0;
      server = await RedisServer.start(program);
    });
    afterEach(async () => {
      await Promise.all(opened.map((counters) => counters.close()));
      await server.stop();
    });

    test('count together: of what four let through nothing is counted twice or not at all', async () => {
      const backends = await Promise.all([open(), open(), open(), open()]);
      const counted = (
        await Promise.all(
          backends.map(async (counters) => {
            const own: Counted[] = [];
            while (own.length < 250) own.push(await counters.add('address 203.0.113.1', WINDOW));
            return own;
          }),
        )
      ).flat();
      expect(counted.map(({ count }) => count).sort((a, b) => a - b)).toEqual(
        Array.from({ length: 1000 }, (_, at) => at + 1),
      );
      for (const { rest } of counted) expect(rest > 0 && rest <= WINDOW).toBe(true);
      expect(backends.map(({ counting }) => counting)).toEqual(Array(4).fill('together'));
    });

    test('begin anew when the window is over, each key by itself', async () => {
      const counters = await open();
      await counters.add('short', 30);
      for (let count = 2; count > 1;) ({ count } = await counters.add('short', 30));
      expect((await counters.add('long', WINDOW)).count).toBe(1);
      expect((await counters.add('long', WINDOW)).count).toBe(2);
    });

    test('count alone and more tightly while it is away, say so once, and together again after it', async () => {
      const counters = await open();
      await counters.add('key', WINDOW);
      await server.kill();
      expect((await counters.add('key', WINDOW)).count).toBe(2);
      expect((await counters.add('key', WINDOW)).count).toBe(4);
      expect([counters.counting, reports.length]).toEqual(['cut-off', 1]);
      await server.launch();
      await untilTogether(counters);
      // Redis lost its counts when it was killed.
      expect((await counters.add('key', WINDOW)).count).toBe(1);
      expect(reports).toHaveLength(1);
    });

    test('wait for one that answers nobody once, not with each request', async () => {
      const counters = await open();
      await counters.add('key', WINDOW);
      server.pause();
      const began = performance.now();
      for (let at = 0; at < 100; at += 1) await counters.add('key', WINDOW);
      expect(performance.now() - began).toBeLessThan(20 * 500);
      expect(counters.counting).toBe('cut-off');
      server.goOn();
      await untilTogether(counters);
    });

    test('start where there is none yet', async () => {
      await server.kill();
      const counters = await open();
      expect((await counters.add('key', WINDOW)).count).toBe(2);
      expect(counters.counting).toBe('cut-off');
      await server.launch();
      await untilTogether(counters);
    });
  });
}
