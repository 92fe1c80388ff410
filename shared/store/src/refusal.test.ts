import { readdir } from 'node:fs/promises';
import { shownOf } from './refusal';

test('of what the disk refuses the sentence is shown, and of a fault of the tool all', async () => {
  const refused: unknown = await readdir(`${__filename}/below`).catch((error: unknown) => error);
  expect(shownOf(refused)).toMatch(/^ENOTDIR: not a directory, /);
  const fault = new TypeError('Invalid URL');
  expect(shownOf(fault)).toBe(fault);
});
