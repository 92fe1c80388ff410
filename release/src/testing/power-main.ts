import { powerRounds } from './power-rounds';
import { scenarios } from './scenarios';

/** Takes the power away at writes of every command: `node --import tsx release/src/testing/power-main.ts [scenario …]`. */
const LEAST = 100;
const asked = process.argv.slice(2);
const queue = asked.length > 0 ? [...asked] : Object.keys(scenarios);
let losses = 0;
const failures: string[] = [];

const work = async () => {
  for (let scenario = queue.shift(); scenario; scenario = queue.shift()) {
    const report = await powerRounds({ scenario, from: 1, step: 4, most: 100 });
    losses += report.losses;
    failures.push(...report.failures);
    console.log(`${scenario}: without power at ${report.losses} writes, ${report.failures.length} failures`);
    for (const failure of report.failures) console.log(`  ${failure}`);
  }
};
await Promise.all([work(), work()]);
console.log(`${losses} losses of power, ${failures.length} failures`);
process.exitCode = failures.length > 0 || (asked.length === 0 && losses < LEAST) ? 1 : 0;
