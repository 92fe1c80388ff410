import type { Canary, Composition } from '@shared/contract/release';
import { readView, viewKey } from '@shared/contract/release/view-token';
import type { FastifyRequest } from 'fastify';
import { ViewTokens } from './view-tokens';

const serviceKey = 's'.repeat(40);
const HALF_HOUR = 30 * 60_000;
const route = (pattern: string) => ({ pattern, page: 'page' });
const composition = {
  addresses: { shop: { routes: ['/', '/buy', '/case/:id'].map(route), redirects: [], gone: [] } },
} as unknown as Composition;
const running = ['one', 'two'].map((id) => ({ id })) as Canary[];
const drawn = { live: { composition }, revision: 7, running, canaries: ['two'], cohort: 3 };
const asking = (ip: string, headers: Record<string, string> = {}, method = 'GET') =>
  ({ ip, headers, method }) as unknown as FastifyRequest;

let now: number;
let handed: unknown[];
let tokens: ViewTokens;
beforeEach(() => {
  now = 1_800_000_000_000;
  handed = [];
  tokens = new ViewTokens(serviceKey, { add: (view) => handed.push(view) > 0 }, () => now);
});

test('a view gets a token that names its revision, canaries, cohort and page, and is counted', () => {
  const token = tokens.give(asking('10.0.0.1'), '/case/17', drawn) ?? '';
  expect(readView(viewKey(serviceKey), token, now)).toMatchObject({ revision: 7, mask: 0b10, cohort: 3 });
  expect(handed).toEqual([{ revision: 7, mask: 2, page: '/case/:id' }]);
});

test('nobody is to tell who chose the channel, where no page stands, or who does not look', () => {
  const give = (request: FastifyRequest, path = '/buy/', cohort: number | null = 3) =>
    tokens.give(request, path, { ...drawn, cohort });
  expect(give(asking('10.0.0.1'), '/buy/', null)).toBeNull();
  expect(give(asking('10.0.0.1'), '/nothing/')).toBeNull();
  expect(give(asking('10.0.0.1', {}, 'HEAD'))).toBeNull();
  expect(give(asking('10.0.0.1', { 'sec-fetch-dest': 'empty' }))).toBeNull();
  expect(give(asking('10.0.0.1', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }))).toBeNull();
  expect(handed).toEqual([]);
  expect(give(asking('10.0.0.1', { 'sec-fetch-dest': 'document' }))).not.toBeNull();
});

test('the same visitors have one token for a page in half an hour', () => {
  const give = () => tokens.give(asking('10.0.0.1'), '/buy/', drawn) !== null;
  expect([give(), give()]).toEqual([true, false]);
  now = (Math.floor(now / HALF_HOUR) + 1) * HALF_HOUR;
  expect([give(), give()]).toEqual([true, false]);
});

test('a network with as many cookies as it likes has six tokens for a page, sixty in all, and takes none from others', () => {
  const wide = {
    addresses: {
      shop: { routes: Array.from({ length: 20 }, (_, at) => route(`/${at}`)), redirects: [], gone: [] },
    },
  } as unknown as Composition;
  const live = { composition: wide };
  const given = (ip: (cohort: number) => string, path: string) =>
    Array.from({ length: 500 }, (_, cohort) =>
      tokens.give(asking(ip(cohort)), path, { ...drawn, live, cohort }),
    ).filter((token) => token !== null).length;
  // All addresses of a /64 are one network.
  expect(given((cohort) => `2001:db8:1:2::${cohort.toString(16)}`, '/0')).toBe(6);
  const all = Array.from({ length: 20 }, (_, page) => given(() => '10.0.0.1', `/${page}`));
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(60);
  expect(Math.max(...all)).toBe(6);
  // The same cohorts elsewhere: whoever has them was not in the way.
  expect(given((cohort) => `10.1.${cohort >> 8}.${cohort & 255}`, '/0')).toBe(500);
});

test('however many networks ask, two hundred thousand tokens are given in half an hour and no more is remembered', () => {
  let given = 0;
  for (let at = 0; at < 200_100; at += 1) {
    const ip = `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`;
    if (tokens.give(asking(ip), '/', drawn) !== null) given += 1;
  }
  expect(given).toBe(200_000);
});

test('a view that cannot be counted is not asked to tell: it would pass for silent', () => {
  const full = new ViewTokens(serviceKey, { add: () => false }, () => now);
  expect(full.give(asking('10.0.0.1'), '/', drawn)).toBeNull();
});
