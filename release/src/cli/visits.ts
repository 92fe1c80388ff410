import type { SiteConfig } from '@shared/contract/config';
import {
  type DataOf,
  type Route,
  canaryCounts,
  telemetryCreate,
  telemetryReleases,
  telemetryVitals,
} from '@shared/contract/endpoints';
import { schemasOf } from '@shared/contract/schemas';
import { z } from 'zod';
import type { AskCounts } from '../promote/ramp';

/** The site is asked for so long, in ms: what is live must be told without it, too. */
const PATIENCE = 2000;

type Recoveries = DataOf<typeof telemetryReleases>;

type Vitals = DataOf<typeof telemetryVitals>;

/** Asks the site's backend how recoveries of each release went; null where it does not answer. */
export function recoveriesOf(config: SiteConfig): Promise<Recoveries | null> {
  return told(config, telemetryReleases);
}

/** How each release's pages loaded at visitors', from the site's backend; null where it does not answer. */
export function vitalsOf(config: SiteConfig): Promise<Vitals | null> {
  return told(config, telemetryVitals);
}

/** Asks the site what became of views while there were canaries, all from an instant on; null where it does not answer. */
export function countsOf(config: SiteConfig): AskCounts {
  return async ({ since, revision }) => {
    const rows: DataOf<typeof canaryCounts>['rows'] = [];
    for (let from = since ?? new Date(0).toISOString(); ;) {
      const answer = await told(config, canaryCounts, { since: from, revision });
      if (!answer) return null;
      rows.push(...answer.rows);
      if (answer.more === null) return { now: answer.now, rows };
      from = answer.more;
    }
  };
}

async function told<R extends Route>(
  config: SiteConfig,
  route: R,
  query: Readonly<Record<string, string | number>> = {},
): Promise<DataOf<R> | null> {
  const origin = process.env['ORIGIN'] ?? config.origin;
  try {
    const address = new URL(config.telemetryUrl + route.path.slice(telemetryCreate.path.length), origin);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
    const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    const answer = z.object({ data: z.unknown() }).parse(await response.json());
    return schemasOf(route).data.parse(answer.data);
  } catch {
    return null;
  }
}

/**
 * Keeps reports of releases that the store knows: anybody may report anything, of releases that never were, too. Of the others it is
 * told how many reports there are, and none of their names.
 */
export function ofKnownReleases(
  { recoveries, vitals }: { recoveries: Recoveries | null; vitals: Vitals | null },
  known: ReadonlySet<string>,
): { recoveries: Recoveries | null; vitals: Vitals | null; unknown: number } {
  const isKnown = ({ release }: { release: string }) => release === '' || known.has(release);
  const others = [...(recoveries ?? []), ...(vitals ?? [])].filter((told) => !isKnown(told));
  return {
    recoveries: recoveries?.filter(isKnown) ?? null,
    vitals: vitals?.filter(isKnown) ?? null,
    unknown: others.reduce(
      (sum, told) => sum + ('count' in told ? told.count : told.good + told.needsImprovement + told.poor),
      0,
    ),
  };
}

export function recoverySentences(recoveries: Recoveries | null): string[] {
  if (!recoveries) return ['recoveries: the site does not answer (ORIGIN says where it is)'];
  if (recoveries.length === 0) return ['recoveries: none in 30 days'];
  const releases = [...new Set(recoveries.map(({ release }) => release))];
  const steps = (wanted: string) =>
    recoveries
      .filter(({ release }) => release === wanted)
      .map(({ rung, outcome, count, duration }) => `${count} × ${rung} ${outcome} (${duration} ms)`)
      .join(', ');
  return [
    'recoveries in 30 days:',
    ...releases.map((release) => `  ${release || '(no release known)'}: ${steps(release)}`),
  ];
}

/** Writes a line for each release: for each vital the share of good loads, how many there were, and the mean. */
export function vitalSentences(vitals: Vitals | null): string[] {
  if (!vitals || vitals.length === 0) return [];
  const line = (wanted: string) =>
    vitals
      .filter(({ release }) => release === wanted)
      .map(({ metric, good, needsImprovement, poor, mean }) => {
        const loads = good + needsImprovement + poor;
        const unit = metric === 'CLS' ? mean.toFixed(3) : `${mean.toFixed(0)} ms`;
        return `${metric} ${Math.round((100 * good) / loads)} % good of ${loads} (${unit})`;
      })
      .join(', ');
  const releases = [...new Set(vitals.map(({ release }) => release))];
  return ['page loads in 30 days:', ...releases.map((release) => `  ${release}: ${line(release)}`)];
}
