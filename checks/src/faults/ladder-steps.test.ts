import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shared/testing/root';
import { steps } from './ladder-steps';

it('each step of the ladder that a run takes away is where the run looks for it', () => {
  const edits = steps.flatMap((step) => step.edits.map((edit) => ({ step: step.name, ...edit })));
  const missing = edits.filter(({ file, from }) => !readFileSync(path.join(root, file), 'utf8').includes(from));
  expect(missing).toEqual([]);
  expect(edits.length).toBeGreaterThan(steps.length - 1);
});
