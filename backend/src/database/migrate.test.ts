/** @jest-environment ./backend/src/testing/pglite-environment.ts */
import type { Database } from './database';
import { migrate } from './migrate';
import { openPgliteInMemory } from './pglite-database';

jest.mock('@electric-sql/pglite', () => (globalThis as unknown as { pgliteOutside: object }).pgliteOutside);

let database: Database;

beforeAll(async () => {
  database = await openPgliteInMemory();
}, 300_000);
afterAll(() => database.close());

const first = { name: '001-first.sql', sql: 'create table first (id integer);' };

test('each migration runs once', async () => {
  expect(await migrate(database, [first])).toEqual(['001-first.sql']);
  expect(await migrate(database, [first])).toEqual([]);
});

test('a migration that fails leaves nothing behind, and is named', async () => {
  const broken = { name: '002-broken.sql', sql: 'create table second (id integer); insert into nowhere values (1);' };
  await expect(migrate(database, [first, broken])).rejects.toThrow('Migration 002-broken.sql failed');
  expect(await database.query(`select 1 from migrations where name like '002%'`)).toEqual([]);
  const repaired = { ...broken, sql: 'create table second (id integer);' };
  expect(await migrate(database, [first, repaired])).toEqual(['002-broken.sql']);
});
