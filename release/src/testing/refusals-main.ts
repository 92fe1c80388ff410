import { refusalRounds } from './refusal-rounds';

/** A full disk, and a store that is read-only, at every write of publish and promote: `node --import tsx release/src/testing/refusals-main.ts`. */
const failures: string[] = [];
for (const kind of ['ENOSPC', 'EROFS'] as const)
  for (const scenario of ['publish', 'promote']) {
    const report = await refusalRounds({ scenario, from: 1, step: kind === 'ENOSPC' ? 1 : 10, most: 300 }, kind);
    failures.push(...report.failures);
    console.log(`${scenario}, ${kind}: refused at ${report.refusals} writes, ${report.failures.length} failures`);
    for (const failure of report.failures) console.log(`  ${failure}`);
  }
process.exitCode = failures.length > 0 ? 1 : 0;
