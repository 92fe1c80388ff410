import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { scenes } from './scenes';

it('every article has its picture, and every picture its article', () => {
  const articles = readdirSync(join(__dirname)).filter((name) => name.endsWith('.mdx'));
  expect(Object.keys(scenes).sort()).toEqual(articles.map((name) => name.replace('.mdx', '')).sort());
});
