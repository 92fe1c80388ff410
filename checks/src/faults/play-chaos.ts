import { sideBySide } from '../side-by-side';
import { type Visit, visitInChaos } from './chaos';
import { table, writeSection } from './report';
import { onBuiltSite } from './start-built-site';

const VISITORS = 12;
const NAVIGATIONS = 6;
/** Visitors at the same time. */
const WIDTH = 3;

/** Twelve visitors of six navigations each; true where nothing happened that must not. `CHAOS_SEED` repeats a run. */
export async function playChaos(): Promise<boolean> {
  const seed = process.env['CHAOS_SEED'] ?? String(Date.now() % 100_000);
  console.log(`seed ${seed}`);
  const numbers = Array.from({ length: VISITORS }, (_, at) => at + 1);
  const visits = await onBuiltSite((browser, { origin }) =>
    sideBySide(numbers, WIDTH, async (number) => {
      const visit = await visitInChaos(browser, origin, { seed: `${seed}.${number}`, navigations: NAVIGATIONS });
      console.log(`visitor ${number}: ${visit.troubles.join('; ') || 'ok'}`);
      return visit;
    }),
  );
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
