import { bundlers } from '@shared/kit/testing';
import { playChaos } from './play-chaos';
import { playMatrix } from './play-matrix';
import { playSteps } from './play-steps';
import { playTwoG } from './play-two-g';
import { remoteCases } from './targets';
import { tellWeight } from './tell-weight';

/**
 * `npm run faults`: all of it. `npm run faults -- <part>`: one remote's cells, those of one that another bundler
 * built (`webpack`, `rspack`, `vite`), or `matrix`, `chaos`, `2g`, `weight`, `steps`.
 * The report is checks/output/recovery.md; one remote's cells are printed only.
 */
const parts: Readonly<Record<string, () => Promise<boolean>>> = {
  ...Object.fromEntries(remoteCases.map(({ remote }) => [remote, () => playMatrix({ only: remote })])),
  ...Object.fromEntries(bundlers.map((bundler) => [bundler, () => playMatrix({ bundler })])),
  matrix: () => playMatrix(),
  chaos: playChaos,
  '2g': playTwoG,
  weight: tellWeight,
  steps: playSteps,
};
const [only] = process.argv.slice(2);
const chosen = only === undefined ? ['matrix', 'chaos', '2g', 'weight', 'steps'] : [only];
for (const name of chosen) {
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  if (!part) console.error(`There is no part ${name}; there are ${Object.keys(parts).join(', ')}`);
  if (!(await part?.())) process.exitCode = 1;
}
