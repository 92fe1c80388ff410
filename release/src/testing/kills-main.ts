import { killRounds } from './kill-rounds';
import { scenarios } from './scenarios';

/** Kills the release tool at every write of every command: `node --import tsx release/src/testing/kills-main.ts [scenario …]`. */
const LEAST = 300;
const asked = process.argv.slice(2);
const queue = asked.length > 0 ? [...asked] : Object.keys(scenarios);
let kills = 0;
let told = 0;
const failures: string[] = [];

const work = async () => {
  for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
    const report = await killRounds({ scenario, from: 1, step: 1, most: 400 });
    kills += report.kills;
    told += report.told;
    failures.push(...report.failures);
    console.log(`${scenario}: killed at ${report.kills} writes, ${report.failures.length} failures`);
    for (const failure of report.failures) console.log(`  ${failure}`);
  }
};
await Promise.all([work(), work()]);
console.log(
  `${kills} kills, ${failures.length} failures; ${told} commands died with a lease, and status tells of them`,
);
process.exitCode = failures.length > 0 || (asked.length === 0 && kills < LEAST) ? 1 : 0;
