/** @jest-environment ./backend/src/testing/pglite-environment.ts */
import { readFile } from 'node:fs/promises';
import { retention } from '@shared/contract/retention';
import { tables } from './declared';
import { madeSchema } from './made-schema';

jest.mock('@electric-sql/pglite', () => (globalThis as unknown as { pgliteOutside: object }).pgliteOutside);

test('schema.sql and the names of tables are what the migrations come to: else run `npm run schema`', async () => {
  for (const { path, text } of await madeSchema()) expect([path, await readFile(path, 'utf8')]).toEqual([path, text]);
}, 60_000);

test('every kind of the retention table removes from a table', () => {
  const kinds = Object.values(tables).flatMap(({ kept }) => (typeof kept === 'object' && 'stays' in kept ? [] : kept));
  expect(Object.keys(retention).filter((kind) => !new Set<string>(kinds).has(kind))).toEqual([]);
});
