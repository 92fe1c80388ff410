import { canaryCounts, visitCreate } from '@shared/contract/endpoints';
import type { InputOf } from '@shared/contract/endpoints';
import { pageMark, signView, viewKey } from '@shared/contract/release/view-token';
import type { Suite, TestSite } from '../domain.suite';
import { STACKS, TOLD_BY_NETWORK } from './canary-book';

type View = NonNullable<InputOf<typeof visitCreate>['view']>;

const SERVICE_KEY = 'k'.repeat(40);
const REVISION = 2_000_000_000;
const own = viewKey(SERVICE_KEY);
const minute = (at = Date.now()) => new Date(at - (at % 60_000)).toISOString();

export const canarySuite: Suite = (site) => {
  let backends: TestSite[];
  let asked = 0;

  const token = (of: Partial<Parameters<typeof signView>[1]> = {}, key = own) =>
    signView(key, {
      issued: Math.floor(Date.now() / 1000),
      revision: REVISION,
      mask: 1,
      cohort: 17,
      page: pageMark('/pricing'),
      ...of,
    });
  /** Sends the beacon of a page that was hidden. */
  const tell = (
    view: Partial<View>,
    { ip = '10.9.0.1', views = ['/pricing/'], on = 0 }: { ip?: string; views?: string[]; on?: number } = {},
  ) =>
    (backends[on] ?? site()).request({
      method: 'POST',
      url: visitCreate.path,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'sec-fetch-site': 'same-origin',
        'user-agent': 'Mozilla/5.0 Chrome/126.0',
        'x-forwarded-for': ip,
      },
      payload: JSON.stringify({
        views,
        width: 'wide',
        release: 'host@1.0.0',
        referrer: '',
        view: { token: token(), state: 'live', ...view },
      }),
    });
  const hand = (body: unknown, key = SERVICE_KEY) =>
    (backends[0] ?? site()).request({
      method: 'POST',
      url: '/internal/canary-views',
      headers: { 'service-key': key },
      payload: body as object,
    });
  const rows = async () => {
    for (const { app } of backends) await app.canary.write();
    // Each question is another one: what was answered a moment ago is not what is there.
    const revision = REVISION - (asked += 1);
    return (await site().call(canaryCounts, { query: { since: minute(Date.now() - 3_600_000), revision } })).rows;
  };
  const counts = async () => {
    const sums: Record<string, number> = {};
    for (const { what, count } of await rows()) sums[what] = (sums[what] ?? 0) + count;
    return sums;
  };

  describe('what became of views', () => {
    beforeAll(async () => {
      await site().app.sitePages.tell(['/pricing', '/solution/:slug']);
      backends = [
        await site().openBeside({ serviceKey: SERVICE_KEY }),
        await site().openBeside({ serviceKey: SERVICE_KEY }),
      ];
    });
    afterAll(async () => {
      for (const backend of backends) await backend.close();
    });
    beforeEach(() => site().database.script('delete from canary_counts; delete from canary_seen'));

    test('is counted by page, canaries and minute: handed out and answered by that of the view', async () => {
      const before = Date.now() - 300_000;
      const report = { id: crypto.randomUUID(), rows: [{ revision: REVISION, mask: 1, page: '/pricing', count: 3 }] };
      const handed = { ...report, rows: report.rows.map((row) => ({ ...row, minute: minute(before) })) };
      // A report that was not acknowledged comes again.
      for (let times = 0; times < 2; times += 1) expect((await hand(handed)).statusCode).toBe(204);
      await tell({ token: token({ issued: Math.floor(before / 1000) }), lcp: 440, inp: 104 });
      const of = { revision: REVISION, mask: 1, page: '/pricing' };
      const found = await rows();
      expect(found.slice(0, 2)).toEqual([
        { ...of, minute: minute(before), what: 'answered', count: 1 },
        { ...of, minute: minute(before), what: 'handed', count: 3 },
      ]);
      expect(found.slice(2).map(({ what }) => what)).toEqual(['inp 16', 'lcp 45', 'told']);
      expect(new Set(found.slice(2).map((row) => row.minute)).size).toBe(1);
    });

    test('is told of a page whose path did not fit the beacon', async () => {
      await tell({}, { views: [] });
      expect(await rows()).toMatchObject([{ page: '/pricing' }, { page: '/pricing' }]);
    });

    test('counts for the canaries that the page server signed, whatever the browser says', async () => {
      await tell({ token: token({ mask: 0 }) });
      expect(new Set((await rows()).map(({ mask }) => mask))).toEqual(new Set([0]));
    });

    test.each([
      ['of another key', () => token({}, viewKey('j'.repeat(40)))],
      ['of another page', () => token({ page: pageMark('/solution/:slug') })],
      ['that is over', () => token({ issued: Math.floor(Date.now() / 1000) - 15 * 60 - 1 })],
      ['of tomorrow', () => token({ issued: Math.floor(Date.now() / 1000) + 86_400 })],
      ['that is none', () => 'x'],
    ])('is nothing by a token %s, and the visit counts all the same', async (_what, made) => {
      const response = await tell({ token: made() });
      expect(response.json()).toMatchObject({ code: 200, data: { accepted: 1 } });
      expect(await counts()).toEqual({});
    });

    test('is what was told first, however often a token is used, also at another backend at the same moment', async () => {
      const used = token();
      await tell({ token: used });
      await tell({ token: used, state: 'failed', cause: 'GoneError' });
      await Promise.all([0, 1, 0, 1].map((on) => tell({ token: used }, { on, ip: `10.9.1.${on}` })));
      await Promise.all(backends.map(({ app }) => app.canary.write()));
      expect(await counts()).toEqual({ answered: 1, told: 1 });
      await tell({ token: used }, { on: 1 });
      expect(await counts()).toEqual({ answered: 1, told: 1 });
    });

    test(`is an answer and no more beyond ${TOLD_BY_NETWORK} views that a network tells of in half an hour`, async () => {
      for (let at = 0; at < 40; at += 1)
        await tell({ token: token({ cohort: at }) }, { on: at % 2, ip: `2001:db8:0:1::${at + 1}` });
      expect(await counts()).toEqual({ answered: 40, told: TOLD_BY_NETWORK });
      await tell({}, { ip: '10.9.0.2' });
      expect(await counts()).toEqual({ answered: 41, told: TOLD_BY_NETWORK + 1 });
    });

    test('is bad once a day for the same visitors and reason, which is all that one of them can add', async () => {
      const bad = { state: 'failed', cause: 'GoneError' } as const;
      for (let times = 0; times < 5; times += 1) await tell({ token: token(), ...bad });
      expect(await counts()).toEqual({ answered: 5, told: 1, 'failed GoneError': 1 });
      await tell({ token: token(), ...bad });
      await tell({ token: token(), ...bad, cause: 'SlowError' });
      await tell({ token: token({ cohort: 18 }), ...bad });
      await tell({ token: token(), ...bad }, { ip: '10.9.0.3' });
      expect(await counts()).toEqual({ answered: 9, told: 4, 'failed GoneError': 3, 'failed SlowError': 1 });
    });

    test('adds at most 20 tellings, all of them bad, for each network of a botnet in half an hour', async () => {
      const networks = 50;
      for (let at = 0; at < networks * 60; at += 1) {
        const view = { issued: Math.floor(Date.now() / 1000), revision: REVISION, mask: 1, cohort: at, page: '' };
        backends[at % 2]?.app.canary.add({
          view: { ...view, nonce: `botnet ${at}` },
          page: '/pricing',
          ip: `10.10.${at % networks}.1`,
          told: { token: '', state: 'failed', cause: `Made${at}Up` },
          age: 1,
        });
      }
      const { answered, told, ...bad } = await counts();
      expect([answered, told]).toEqual([networks * 60, networks * TOLD_BY_NETWORK]);
      expect(Object.values(bad).reduce((sum, count) => sum + count, 0)).toBe(networks * TOLD_BY_NETWORK);
    });

    test(`keeps the marks of ${STACKS} stacks that threw a revision and day, and counts all others as one`, async () => {
      const threw = (at: number) => `TypeError ${String(at).padStart(8, '0')}`;
      for (let at = 0; at < STACKS + 8; at += 1) await tell({ threw: threw(at) }, { on: at % 2, ip: `10.11.${at}.1` });
      await counts();
      // Those that are known are told apart on, and so are those of another revision.
      await tell({ token: token({ cohort: 18 }), threw: threw(0) }, { ip: '10.12.0.1' });
      const next = token({ revision: REVISION + 1 });
      await tell({ token: next, threw: threw(STACKS + 9) }, { ip: '10.12.0.2' });
      const { 'stack (more)': more, 'threw TypeError': all, ...found } = await counts();
      expect([more, all]).toEqual([8, STACKS + 10]);
      const stacks = Object.entries(found).filter(([what]) => what.startsWith('stack '));
      expect([stacks.length, found[`stack ${threw(STACKS + 9)}`]]).toEqual([STACKS + 1, 1]);
      expect(Math.max(...stacks.map(([, count]) => count))).toBe(2);
    });

    test('is beside what files page servers could not give, once a report, and by no page', async () => {
      const file = { revision: REVISION, release: 'remote-a@1.2.0', file: 'list.1f0c.js', minute: minute(), count: 3 };
      const report = { id: crypto.randomUUID(), rows: [], lost: [file] };
      for (let times = 0; times < 2; times += 1) expect((await hand(report)).statusCode).toBe(204);
      await hand({ ...report, id: crypto.randomUUID() });
      const row = { revision: REVISION, mask: 0, page: '', minute: minute(), count: 6 };
      expect(await rows()).toEqual([{ ...row, what: 'lost remote-a@1.2.0/list.1f0c.js' }]);
      for (const odd of [{ file: 'a/../b' }, { release: 'remote-a' }, { release: 'x@1.0.0 y' }, { count: 0 }])
        expect((await hand({ ...report, lost: [{ ...file, ...odd }] })).statusCode).toBe(400);
    });

    test('is silence where it is withheld: handed out, and no answer', async () => {
      const row = { revision: REVISION, mask: 1, page: '/pricing', minute: minute(), count: 2 };
      await hand({ id: crypto.randomUUID(), rows: [row] });
      expect(await counts()).toEqual({ handed: 2 });
    });

    test('is told by names and figures; what is odd is left out of it, what is too much is refused', async () => {
      const odd = { state: 'failed', cause: '<b>\u001b', threw: 'Error 小明', lcp: -1, rung: 7 };
      expect((await tell(odd as unknown as View)).statusCode).toBe(200);
      expect(await counts()).toEqual({ answered: 1, told: 1, 'failed Other': 1 });
      expect((await tell({ phone: '138' } as Partial<View>)).statusCode).toBe(400);
      expect((await tell({ token: 'x'.repeat(101) })).statusCode).toBe(400);
      expect((await tell({ cause: 'x'.repeat(2000) })).statusCode).toBe(413);
      expect(await counts()).toEqual({ answered: 1, told: 1, 'failed Other': 1 });
    });

    test('is handed out by services alone', async () => {
      const row = { revision: REVISION, mask: 1, page: '/pricing', minute: minute(), count: 1 };
      expect((await hand({ id: crypto.randomUUID(), rows: [row] }, 'x')).statusCode).toBe(401);
      expect((await hand({ id: 'x', rows: [row] })).statusCode).toBe(400);
      expect((await hand({ id: crypto.randomUUID(), rows: [{ ...row, count: -1 }] })).statusCode).toBe(400);
      expect(await counts()).toEqual({});
    });

    test('keeps nobody: neither an address nor what a hash can be found by on the next day', async () => {
      await tell({ state: 'failed', cause: 'GoneError' });
      await rows();
      const names = 'select name from canary_seen';
      const kept = await site().database.query<{ name: string }>(names);
      expect(kept).toHaveLength(3);
      expect(JSON.stringify(kept)).not.toMatch(/10\.9\.0\.1|\b17\b/);
      await site().database.query(`update canary_seen set until = now() - interval '1 second'`);
      await site().retain();
      const left = (await site().database.query<{ name: string }>(names)).map(({ name }) => name);
      expect(kept.filter(({ name }) => left.includes(name))).toEqual([]);
    });

    test('waits for a database that is away', async () => {
      await tell({});
      const away = jest.spyOn(site().database, 'transaction').mockRejectedValueOnce(new Error('away'));
      await expect(backends[0]?.app.canary.write()).rejects.toThrow('away');
      away.mockRestore();
      expect(await counts()).toEqual({ answered: 1, told: 1 });
    });

    describe('once it is old', () => {
      const read = (since: string | number) => {
        asked += 1;
        return site().call(canaryCounts, {
          query: { since: new Date(since).toISOString(), revision: REVISION - asked },
        });
      };
      /** Counts of each of the last minutes, so many names in each. */
      const fill = (from: number, to: number, names: number) =>
        site().database.query(
          `insert into canary_counts
           select $1, mask, '/pricing', date_trunc('minute', now()) - ago * interval '1 minute', 'lcp ' || name, 1
           from generate_series($2::int, $3) ago, generate_series(0, 1) mask, generate_series(1, $4) name`,
          [REVISION, from, to, names],
        );
      const all = async (since: number) => {
        const found = [];
        for (let from: string | null = new Date(since).toISOString(); from !== null;) {
          const answer: Awaited<ReturnType<typeof read>> = await read(from);
          found.push(answer);
          from = answer.more;
        }
        return found;
      };
      const sum = (rows: readonly { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);

      test('is read as many whole minutes as an answer holds, each once', async () => {
        await fill(1, 3, 7000);
        const answers = await all(Date.now() - 600_000);
        expect(answers.map(({ rows: { length } }) => length)).toEqual([28_000, 14_000]);
        expect(new Set(answers.flatMap((answer) => answer.rows.map((row) => row.minute))).size).toBe(3);
        expect(Math.abs(Date.parse(answers[0]?.now ?? '') - Date.now())).toBeLessThan(60_000);
      });

      test('is summed by ten minutes after an hour, and by the hour after a day, wherever a reader goes on', async () => {
        await fill(1, 1800, 1);
        const start = Math.floor(Date.now() / 60_000) - 1810;
        const { rows: everything } = await read(start * 60_000);
        expect(sum(everything)).toBe(2 * 1800);
        const minutes = everything.map((row) => Date.parse(row.minute) / 60_000);
        const newest = Math.max(...minutes);
        const unequal = (from: number, to: number, by: number) =>
          minutes.filter((at) => at > start && at >= newest - from && at < newest - to && at % by !== 0);
        expect([unequal(1800, 1502, 60), unequal(1380, 72, 10)]).toEqual([[], []]);
        expect(minutes.filter((at) => at > newest - 58)).toHaveLength(2 * 58);
        for (const ago of [1795, 1443, 1435, 67, 65, 58]) {
          const { rows } = await read((newest - ago) * 60_000);
          expect([ago, sum(rows)]).toEqual([ago, 2 * (ago + 1)]);
          expect(Math.min(...rows.map((row) => Date.parse(row.minute) / 60_000))).toBe(newest - ago);
        }
      });

      test('is less than 2.5 MB of a page that had 40 values in each minute of a day', async () => {
        await fill(1, 1440, 40);
        const answers = await all(Date.now() - 1441 * 60_000);
        expect(sum(answers.flatMap((answer) => answer.rows))).toBe(1440 * 2 * 40);
        const bytes = answers.reduce((total, answer) => total + JSON.stringify(answer).length, 0);
        expect(bytes).toBeLessThan(2_500_000);
      });
    });
  });
};
