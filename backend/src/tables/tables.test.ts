/** @jest-environment ./backend/src/testing/pglite-environment.ts */
import { readFile } from 'node:fs/promises';
import { type Retained, retention } from '@shared/contract/retention';
import { rules } from '../domains/retention/rules';
import { tables } from './declared';
import { madeSchema } from './made-schema';

jest.mock('@electric-sql/pglite', () => (globalThis as unknown as { pgliteOutside: object }).pgliteOutside);

test('schema.sql and the names of tables are what the migrations come to: else run `npm run schema`', async () => {
  for (const { path, text } of await madeSchema()) expect([path, await readFile(path, 'utf8')]).toEqual([path, text]);
}, 60_000);

test('every kind of the retention table removes from a table, and its rule from each that names it', async () => {
  const kept = Object.entries(tables).flatMap(([table, { kept: kinds }]) =>
    typeof kinds === 'object' && 'stays' in kinds ? [] : [kinds].flat().map((kind: Retained) => ({ table, kind })),
  );
  expect(new Set(kept.map(({ kind }) => kind))).toEqual(new Set(Object.keys(retention)));
  for (const { table, kind } of kept) {
    const said: string[] = [];
    const query = (sql: string) => {
      said.push(sql);
      return Promise.resolve([]);
    };
    await rules[kind]({ query }, 1);
    expect([kind, table, new RegExp(`(?:delete from|update) ${table}\\b`).test(said.join('\n'))]).toEqual([
      kind,
      table,
      true,
    ]);
  }
});
