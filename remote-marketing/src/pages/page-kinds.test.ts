import { readFileSync } from 'node:fs';
import path from 'node:path';
import kinds from './page-kinds.json';

const { routes } = JSON.parse(readFileSync(path.join(process.cwd(), 'remote-marketing/routes.json'), 'utf8')) as {
  routes: { page: string }[];
};
const all = Object.values(kinds);

it('says of each page how it is built, and what a visitor wants there', () => {
  expect(Object.keys(kinds).sort()).toEqual([...new Set(routes.map(({ page }) => page))].sort());
  for (const { wants } of all) expect(wants).not.toBe('');
});

it('builds pages in at least six ways, a third of them at most with the loom', () => {
  expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(6);
  expect(all.filter(({ loom }) => loom).length).toBeLessThanOrEqual(all.length / 3);
});
