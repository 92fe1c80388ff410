import { join } from 'node:path';
import { readMigrations } from '../database/migrate';
import { dangersOf } from './migration-safety';

const folder = join(import.meta.dirname, '../../migrations');

test.each([
  ['alter table questions drop column topic;', 'drops a column: questions.topic'],
  [
    'alter table questions add column a integer, alter column topic type integer;',
    "changes a column's type: questions.topic",
  ],
  ['alter table questions alter column topic set not null;', 'lets a column be empty no more: questions.topic'],
  ['alter table questions alter column topic drop default;', "takes a column's default: questions.topic"],
  [
    'alter table questions add column a text not null;',
    'adds a column that the version before does not fill: questions.a',
  ],
  ['alter table questions add check (id > 0);', 'refuses rows that the version before writes: questions'],
  ['create unique index one on questions (title);', 'refuses rows that the version before writes: questions'],
  ['alter table questions rename column topic to subject;', 'renames what the version before asks for: questions'],
  ['alter table questions rename to posts;', 'renames what the version before asks for: questions'],
  ['drop table if exists questions;', 'drops table'],
  ['drop function f();', 'drops function'],
  ['truncate questions;', 'empties a table'],
])('%s is a danger to the version before', async (sql, what) => {
  expect((await dangersOf(`select 1; ${sql}`)).map((danger) => danger.what)).toEqual([what]);
});

test.each([
  'alter table questions add column a text;',
  "alter table questions add column a text not null default '';",
  'alter table questions add column a integer not null generated always as (id * 2) stored;',
  'create table own (id integer not null); alter table own drop column id; create unique index one on own (id);',
  'create index several on questions (topic);',
  '-- Wider than it was, so the version before goes on.\nalter table questions add check (id > 0);',
])('%s is no danger to the version before', async (sql) => {
  expect(await dangersOf(sql)).toEqual([]);
});

/** Newest migration that installations have run; what they did to the version before them is over. */
const RUN = '026';

test('migrations can run beside backends of the version before', async () => {
  const found = await Promise.all(
    (await readMigrations(folder)).map(async ({ name, sql }) => ({ name, dangers: await dangersOf(sql) })),
  );
  const dangerous = found.filter(({ dangers }) => dangers.length > 0).map(({ name }) => name);
  expect(dangerous).toContain('005-people.sql');
  expect(dangerous.filter((name) => name.slice(0, 3) > RUN)).toEqual([]);
});
