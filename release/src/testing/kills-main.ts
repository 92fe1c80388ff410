import { killRounds, scenarios } from './kill-rounds';

/** Kills the release tool at every write of every command: `node --import tsx release/src/testing/kills-main.ts`. */
let kills = 0;
const failures: string[] = [];
const queue = Object.keys(scenarios);

const work = async () => {
  for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
    const report = await killRounds({ scenario, from: 1, step: 1, most: 400 });
    kills += report.kills;
    failures.push(...report.failures);
    console.log(`${scenario}: killed at ${report.kills} writes, ${report.failures.length} failures`);
    for (const failure of report.failures) console.log(`  ${failure}`);
  }
};
await Promise.all([work(), work()]);
console.log(`${kills} kills, ${failures.length} failures`);
process.exitCode = failures.length > 0 || kills < 200 ? 1 : 0;
