import type { SiteConfig } from 'shared/config';
import { telemetryReleases } from 'shared/contract/endpoints';
import { z } from 'zod';

const answerSchema = z.object({ data: telemetryReleases.data });
/** The site is asked for so long, in ms: what is live must be told without it, too. */
const PATIENCE = 2000;

type Recoveries = z.infer<typeof telemetryReleases.data>;

/** What visitors' recoveries of each release were (docs/recovery-matrix.md), from the site's backend; null where it does not answer. */
export async function recoveriesOf(config: SiteConfig): Promise<Recoveries | null> {
  const origin = process.env['ORIGIN'] ?? config.origin;
  try {
    const url = new URL(`${config.telemetryUrl}/releases`, origin);
    const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) });
    return answerSchema.parse(await response.json()).data;
  } catch {
    return null;
  }
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
