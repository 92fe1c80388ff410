import { EventEmitter, once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { publicQuestion } from '@shared/contract/endpoints';
import { Random } from '@shared/testing/random';
import { times } from '@shared/testing/nightly';
import type { Suite } from '../domain.suite';
import { makePublicThings, removePublicThings } from '../testing/change-fixture';
import { ChangeReader } from './testing/change-reader';

const SECONDS = times(4, 60);
const WRITES_A_SECOND = 50;
const CONNECTIONS = 8;
const QUESTIONS = 12;
/** Milliseconds between two looks of who follows. */
const LOOK = 50;

/** Writes another text each time, so that a reader knows how often it was written. */
const WRITE = 'update questions set content = (content::int + 1)::text where id = $1';

export const followingSuite: Suite = (site) => {
  describe('following the outbox', () => {
    let reader: ChangeReader;
    beforeAll(async () => {
      reader = await ChangeReader.open(site());
    });
    afterAll(async () => {
      await removePublicThings(site().database);
      await reader.close();
    });

    const newQuestions = async (count: number) => {
      const ids: number[] = [];
      for (let at = 0; at < count; at += 1) ids.push((await makePublicThings(site().database)).questionId);
      await site().database.query(`update questions set content = '0' where id = any($1::int[])`, [`{${ids.join()}}`]);
      return ids;
    };

    test(
      `who follows ${WRITES_A_SECOND} writes a second by ${CONNECTIONS} connections for ${SECONDS} s misses none, and hears of each in order`,
      async () => {
        const ids = await newQuestions(QUESTIONS);
        await reader.skip();
        const [begin] = await site().database.query<{ id: number }>(
          'select coalesce(max(id), 0)::float8 as id from changes',
        );
        const random = new Random(15);
        const end = performance.now() + SECONDS * 1000;
        let writes = 0;
        const write = async () => {
          while (performance.now() < end) {
            const next = performance.now() + (1000 * CONNECTIONS) / WRITES_A_SECOND;
            const [id, slow] = [random.pick(ids), random.below(4) === 0 && site().database.engine === 'postgres'];
            await site().database.transaction(async (transaction) => {
              await transaction.query(WRITE, [id]);
              // Some transactions commit long after others that began later.
              if (slow) await transaction.query(`select pg_sleep(${random.below(200) / 1000})`);
            });
            writes += 1;
            await setTimeout(Math.max(0, next - performance.now()));
          }
        };
        /** Answers that a composed page of each question would show. */
        const pages = new Map<string, number>();
        const heard: string[] = [];
        const read = async () => {
          const { topics, lost } = await reader.nextAtOnce();
          expect(lost).toBe(false);
          heard.push(...topics.map(({ topic }) => topic));
          for (const id of ids) {
            const topic = `question:${id}`;
            if (!topics.some((told) => told.topic === topic)) continue;
            const { question } = await site().call(publicQuestion, { query: { id } });
            expect(Number(question.content)).toBeGreaterThanOrEqual(pages.get(topic) ?? 0);
            pages.set(topic, Number(question.content));
          }
          return topics.length;
        };
        const state = { writing: true };
        const follow = async () => {
          while (state.writing) {
            await read();
            await setTimeout(LOOK);
          }
          while ((await read()) > 0);
        };
        const following = follow();
        await Promise.all(Array.from({ length: CONNECTIONS }, write));
        state.writing = false;
        await following;
        process.stdout.write(`${writes} writes followed on ${site().database.engine}\n`);
        const rows = await site().database.query<{ topic: string }>(
          'select topic from changes where id > $1 order by transaction_id, id',
          [begin?.id ?? 0],
        );
        expect(heard).toEqual(rows.map(({ topic }) => topic));
        expect(heard.filter((topic) => topic.startsWith('question:'))).toHaveLength(writes);
        expect([...pages.values()].reduce((sum, count) => sum + count, 0)).toBe(writes);
      },
      (SECONDS + 30) * 1000,
    );
  });
};

/** A suite that only a server with many sessions can fail. */
export const lateCommitSuite: Suite = (site) => {
  test('a transaction that commits late is told, though others that began after it were committed before', async () => {
    const reader = await ChangeReader.open(site());
    const { database } = site();
    const [late, early] = [await makePublicThings(database), await makePublicThings(database)];
    const told = async () => (await reader.nextAtOnce()).topics.map(({ topic }) => topic);
    await reader.skip();
    const gate = new EventEmitter();
    const [begun, opened] = [once(gate, 'begun'), once(gate, 'open')];
    const held = database.transaction(async (transaction) => {
      await transaction.query('update works set like_count = like_count + 1 where id = $1', [late.workId]);
      gate.emit('begun');
      await opened;
    });
    await begun;
    await database.query('update works set like_count = like_count + 1 where id = $1', [early.workId]);
    // A reader that went by numbers of rows alone would be told of the second here, and never of the first.
    const meanwhile = await reader.nextAtOnce().finally(() => gate.emit('open'));
    await held;
    expect(meanwhile).toMatchObject({ topics: [], isHeldBack: true });
    expect(await told()).toEqual(['works', `work:${late.workId}`, 'works', `work:${early.workId}`]);
    await removePublicThings(database);
    await reader.close();
  });
};
