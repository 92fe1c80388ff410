import { launchBrowser } from '@shared/testing/browser';
import { ensureChromium } from '@shared/testing/find-chromium';
import { type Visit, visitInChaos } from './chaos';
import { table, writeSection } from './report';
import { startBuiltSite } from './start-built-site';

const VISITORS = 12;
const NAVIGATIONS = 6;
/** Visitors at the same time. */
const WIDTH = 3;

/** Twelve visitors of six navigations each; true where nothing happened that must not. `CHAOS_SEED` repeats a run. */
export async function playChaos(): Promise<boolean> {
  const seed = process.env['CHAOS_SEED'] ?? String(Date.now() % 100_000);
  console.log(`seed ${seed}`);
  ensureChromium();
  const site = await startBuiltSite();
  const browser = await launchBrowser();
  const visits: Visit[] = [];
  const queue = Array.from({ length: VISITORS }, (_, number) => number + 1);
  const work = async () => {
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      const visit = await visitInChaos(browser, site.origin, { seed: `${seed}.${number}`, navigations: NAVIGATIONS });
      console.log(`visitor ${number}: ${visit.troubles.join('; ') || 'ok'}`);
      visits.push(visit);
    }
  };
  await Promise.all(Array.from({ length: WIDTH }, work));
  await browser.close();
  await site.stop();
  const sum = (count: (visit: Visit) => number) => visits.reduce((all, visit) => all + count(visit), 0);
  const troubles = visits.flatMap((visit) => visit.troubles);
  await writeSection('Chaos', 'npm run faults -- chaos', [
    'Visitors with an empty cache follow links, some before the page before is there, while 30 % of all requests for files fail at random in six ways.',
    '',
    ...table(
      [
        'seed',
        'navigations',
        'requests',
        'failed',
        'live',
        'failed, and told',
        'stayed, and told',
        'page loads',
        'problems',
      ],
      [
        [
          seed,
          sum(({ navigations }) => navigations),
          sum(({ requests }) => requests),
          sum(({ failed }) => failed),
          sum(({ ends }) => ends.live),
          sum(({ ends }) => ends.failed),
          sum(({ ends }) => ends.stayed),
          sum(({ loads }) => loads),
          troubles.join(', ') || 'none',
        ],
      ],
    ),
  ]);
  return troubles.length === 0;
}
