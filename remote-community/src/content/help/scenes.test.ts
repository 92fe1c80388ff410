import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { helpScenes } from '@shared/contract/fields';
import { scenes } from './scenes';

it('every article has its picture, and every picture its article', () => {
  const articles = readdirSync(join(__dirname)).filter((name) => name.endsWith('.mdx'));
  expect(Object.keys(scenes).sort()).toEqual(articles.map((name) => name.replace('.mdx', '')).sort());
  // What editors choose from is what the page can draw.
  expect([...helpScenes].sort()).toEqual(Object.keys(scenes).sort());
});
