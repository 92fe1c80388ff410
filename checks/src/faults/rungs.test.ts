import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shared/testing/root';
import { rungs } from './rungs';

it('each step of the ladder that a run takes away is where the run looks for it', () => {
  const edits = rungs.flatMap((rung) => rung.edits.map((edit) => ({ rung: rung.name, ...edit })));
  const missing = edits.filter(({ file, from }) => !readFileSync(path.join(root, file), 'utf8').includes(from));
  expect(missing).toEqual([]);
  expect(edits.length).toBeGreaterThan(rungs.length - 1);
});
