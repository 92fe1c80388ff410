import { deskVisits, publicSearch, visitCreate, type visitKinds } from '@shared/contract/endpoints';
import type { InputOf } from '@shared/contract/endpoints';
import { onlyRow } from '../../database/database';
import { siteDay } from '../../site-time-zone';
import type { Suite } from '../domain.suite';
import { NAMES_A_DAY } from './visit-book';

type Visit = InputOf<typeof visitCreate>;

const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

export const visitsSuite: Suite = (site) => {
  const visit: Visit = {
    views: ['/pricing/', '/solution/retail/'],
    width: 'narrow',
    release: 'remote-marketing@1.2.0',
    referrer: 'www.baidu.com',
    campaign: 'baidu / cpc / 秋季',
  };
  const beacon = (body: unknown, headers: Record<string, string> = {}) =>
    site().request({
      method: 'POST',
      url: visitCreate.path,
      headers: {
        'content-type': 'text/plain;charset=UTF-8',
        'sec-fetch-site': 'same-origin',
        'user-agent': phone,
        ...headers,
      },
      payload: JSON.stringify(body),
    });
  const figures = async (from = siteDay(), to = siteDay()) => {
    await site().app.visits.write();
    const { token } = await site().newVisitor({ roles: ['marketer'] });
    const { days, rows } = await site().call(deskVisits, { query: { from, to }, token });
    const of = (kind: (typeof visitKinds)[number], name = '') => {
      const { views = 0, visitors = 0 } = rows.find((row) => row.kind === kind && row.name === name) ?? {};
      return [views, visitors];
    };
    return { days, rows, of };
  };
  const rows = async (table: string) =>
    (await onlyRow<{ count: number }>(site().database, `select count(*)::int as count from ${table}`)).count;

  describe('visits', () => {
    beforeAll(() => site().app.sitePages.tell(['/index.html', '/pricing', '/solution/:slug', '/contactus']));
    beforeEach(async () => {
      await site().app.visits.write();
      await site().database.query('delete from visit_counts');
      await site().database.query('delete from visit_seen');
      await site().database.query('delete from visit_months');
    });

    test('are counted by page, source, campaign, width and release, each visitor once a day', async () => {
      expect((await beacon(visit)).statusCode).toBe(200);
      await beacon({ ...visit, views: ['/pricing/'], referrer: undefined, campaign: undefined });
      await beacon({ ...visit, referrer: '' }, { 'user-agent': `${phone} another` });
      const { of, days } = await figures();
      expect(days).toEqual([{ day: siteDay(), views: 5, visitors: 2 }]);
      expect(of('page', '/pricing/')).toEqual([3, 2]);
      expect(of('page', '/solution/retail/')).toEqual([2, 2]);
      expect([of('source', 'baidu.com'), of('source', 'direct')]).toEqual([
        [1, 1],
        [1, 1],
      ]);
      expect(of('campaign', visit.campaign)).toEqual([2, 2]);
      expect([of('device', 'narrow'), of('release', visit.release)]).toEqual([
        [5, 2],
        [5, 2],
      ]);
      await beacon({ ...visit, views: ['/pricing/'], canary: true, referrer: undefined, campaign: undefined });
      expect((await figures()).of('channel', 'stable')).toEqual([5, 2]);
      expect((await figures()).of('channel', 'canary')).toEqual([1, 0]);
      // Written again, nobody is new.
      await beacon(visit);
      expect((await figures()).of('all')).toEqual([8, 2]);
    });

    test('keep no address and no browser, and the salt of a hash no longer than its day', async () => {
      await beacon(visit);
      await figures();
      const kept = await site().database.query<Record<string, string>>('select * from visit_seen');
      expect(kept.length).toBeGreaterThan(0);
      expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|Android/);
      await site().database.query(
        `update settings set value = '2020-01-01 ' || substr(value, 12) where name = 'visit-salt'`,
      );
      await site().retain();
      const salts = `select count(*)::int as count from settings where name = 'visit-salt'`;
      expect((await onlyRow<{ count: number }>(site().database, salts)).count).toBe(0);
    });

    test('of crawlers are counted apart, and of other sites not at all', async () => {
      await beacon(visit, { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' });
      await beacon(visit, { 'sec-purpose': 'prefetch;prerender' });
      await beacon(visit, { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' });
      const { of } = await figures();
      expect([of('all'), of('bot', 'spider'), of('bot', 'prefetch')]).toEqual([
        [0, 0],
        [1, 0],
        [1, 0],
      ]);
    });

    test('of pages that the site does not have are left out; a page of the site is no source', async () => {
      await beacon({ ...visit, views: ['/made-up/', '/pricing/'], referrer: 'site.example' }, { host: 'site.example' });
      await beacon({ ...visit, views: ['/made-up/'] }, { 'user-agent': `${phone} another` });
      await beacon({ ...visit, views: ['/index.html'], referrer: undefined }, { host: 'site.example' });
      const { rows: all, of } = await figures();
      expect(of('all')).toEqual([2, 1]);
      expect(all.filter(({ kind }) => kind === 'page').map(({ name }) => name)).toEqual(['/', '/pricing/']);
      expect(all.filter(({ kind }) => kind === 'source')).toEqual([]);
    });

    test('tell regions where the operator names the header of its provider', async () => {
      const beside = await site().openBeside({ regionHeader: 'X-Region' });
      const send = (headers: Record<string, string>) =>
        beside.request({
          method: 'POST',
          url: visitCreate.path,
          headers: { 'sec-fetch-site': 'same-origin', 'user-agent': phone, ...headers },
          payload: visit,
        });
      for (const region of ['Shanghai', '<b>', '']) await send({ 'x-region': region });
      await beside.app.visits.write();
      await beside.close();
      await beacon(visit, { 'x-region': 'Beijing' });
      expect((await figures()).rows.filter(({ kind }) => kind === 'region')).toMatchObject([
        { name: 'Shanghai', views: 2, visitors: 1 },
      ]);
    });

    test.each([
      ['a field that no page sends', { ...visit, phone: '13800138000' }],
      ['a path that is none', { ...visit, views: ['pricing'] }],
      ['too many views', { ...visit, views: Array.from({ length: 61 }, () => '/pricing/') }],
      ['a width that is none', { ...visit, width: 390 }],
      ['a release that is none', { ...visit, release: '\u001b[2J' }],
      ['an address in place of a host', { ...visit, referrer: 'https://a.example/?q=1' }],
    ])('with %s are refused', async (_what, wrong) => {
      expect((await beacon(wrong)).statusCode).toBe(400);
    });

    test.each(['x'.repeat(41), 'a <b>', '秋\ud83d'])(
      'count without their campaign where it is odd: %j',
      async (campaign) => {
        await beacon({ ...visit, campaign });
        const { of, rows: told } = await figures();
        expect([of('page', '/pricing/'), told.filter(({ kind }) => kind === 'campaign')]).toEqual([[1, 1], []]);
      },
    );

    test('are counted together beyond so many names a day, and those known go on', async () => {
      const asking = { ip: '10.0.0.1', headers: {} };
      const tell = (name: string) => site().app.visits.add(asking, [{ kind: 'campaign', name, views: 1 }]);
      for (let at = 0; at < NAMES_A_DAY; at += 1) tell(`campaign ${at}`);
      await site().app.visits.write();
      for (const name of ['campaign 0', 'one more', 'and another']) tell(name);
      await site().app.visits.write();
      expect(await rows(`visit_counts where kind = 'campaign'`)).toBe(NAMES_A_DAY + 1);
      expect((await figures()).of('campaign', 'campaign 0')).toEqual([2, 0]);
      const more = `select views from visit_counts where kind = 'campaign' and name = '(more)'`;
      expect((await onlyRow<{ views: number }>(site().database, more)).views).toBe(2);
    });

    test('are written beside a search whose words end in half a character', async () => {
      await beacon(visit);
      const q = `${'文'.repeat(59)}𠮷`;
      await site().request({
        url: `${publicSearch.path}?q=${encodeURIComponent(q)}`,
        headers: { 'user-agent': phone },
      });
      expect((await figures()).of('all')).toEqual([2, 1]);
      const words = `select name from visit_counts where kind = 'search'`;
      expect(await onlyRow(site().database, words)).toEqual({ name: '文'.repeat(59) });
    });

    test('wait for a database that is away, and are written once it is back', async () => {
      await beacon(visit);
      const away = jest.spyOn(site().database, 'transaction').mockRejectedValueOnce(new Error('away'));
      await expect(site().app.visits.write()).rejects.toThrow('away');
      away.mockRestore();
      expect((await figures()).of('all')).toEqual([2, 1]);
    });

    test('show which pages visitors took a step from once the day is over, and words that many searched for', async () => {
      await beacon({ ...visit, views: ['/pricing/', '/contactus/'] });
      const headers = { 'user-agent': phone };
      site().app.visits.step({ ip: '127.0.0.1', headers }, 'message');
      for (let at = 0; at < 5; at += 1)
        site().app.visits.step({ ip: `10.0.0.${at}`, headers }, 'search', at === 0 ? '少有人搜' : '对账');
      site().app.visits.step({ ip: '10.0.0.9', headers }, 'search', '对账');
      const today = await figures();
      expect([today.of('search', '对账'), today.of('search', '少有人搜')]).toEqual([
        [5, 5],
        [0, 0],
      ]);
      for (const table of ['visit_seen', 'visit_counts'])
        await site().database.query(`update ${table} set day = day - 1`);
      await site().retain();
      expect(await rows('visit_seen')).toBe(0);
      expect(await rows(`visit_counts where kind = 'search'`)).toBe(1);
      const yesterday = new Date(Date.parse(siteDay()) - 86_400_000).toISOString().slice(0, 10);
      const { of } = await figures(yesterday, yesterday);
      expect([of('funnel', '/pricing/ message'), of('step', 'message'), of('step', 'search')]).toEqual([
        [1, 1],
        [1, 1],
        [6, 6],
      ]);
      // The day before stands beside today.
      const before = (await figures()).rows.find(({ kind }) => kind === 'all');
      expect(before).toMatchObject({ views: 0, viewsBefore: 2, visitorsBefore: 1 });
    });

    test('are kept by month once they are old, and not beyond 25 months', async () => {
      const count = (day: string, kind: string) =>
        site().database.query(`insert into visit_counts values ($1, $2, '', 3, 2)`, [day, kind]);
      const [month, gone] = [100, 800].map((ago) =>
        new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 7),
      ) as [string, string];
      for (const day of ['01', '02', '03']) {
        await count(`${month}-${day}`, 'page');
        await count(`${month}-${day}`, 'all');
        await count(`${gone}-${day}`, 'page');
      }
      for (let times = 0; times < 2; times += 1) await site().retain();
      const kept = await site().database.query(
        `select day::text, kind, views, visitors from visit_counts order by kind desc, day`,
      );
      const day = (date: string) => ({ day: `${month}-${date}`, kind: 'all', views: 3, visitors: 2 });
      expect(kept).toEqual([
        { day: `${month}-01`, kind: 'page', views: 9, visitors: 6 },
        ...['01', '02', '03'].map(day),
      ]);
    });

    test('of a year are the same whether months are summed or not', async () => {
      await site().database.query(
        `insert into visit_counts (day, kind, name, views, visitors) select current_date - ago, 'page', name, ago % 7 + 1, ago % 3 + 1
         from generate_series(0, 759) ago, unnest(array['/', '/pricing/']) name where ago < 60 or extract(day from current_date - ago) = 1`,
      );
      const day = (ago: number) => new Date(Date.parse(siteDay()) - ago * 86_400_000).toISOString().slice(0, 10);
      const read = async () => {
        const periods = [6, 29, 40, 89, 364].map(async (ago) => (await figures(day(ago), day(0))).rows);
        return Promise.all([...periods, figures(day(50), day(3)).then(({ rows: all }) => all)]);
      };
      const before = await read();
      await site().retain();
      expect(await rows('visit_months')).toBeGreaterThan(0);
      expect(await read()).toEqual(before);
      await site().database.query(`update visit_months set views = views + 1000 where name = '/'`);
      expect((await read())[4]).not.toEqual(before[4]);
    });

    test('of a search that the server answered are counted by the server', async () => {
      await site().call(publicSearch, { query: { q: '对账流程' } });
      expect((await figures()).of('step', 'search')).toEqual([1, 1]);
    });
  });
};
