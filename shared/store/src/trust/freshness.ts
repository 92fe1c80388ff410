import type { Revision, Trust } from '@shared/contract/release';

const DAY = 24 * 3600 * 1000;
/** Clocks of two machines may differ by so much, in ms. */
const CLOCKS = 3600 * 1000;

/** Why a head of the ledger may not be the head any more, for alarms; null where somebody made or confirmed it lately. */
export function freshnessAlarm(head: Revision, { freshness }: Trust, now: Date): string | null {
  if (freshness === 0) return null;
  const age = now.getTime() - Date.parse(head.at);
  if (age < -CLOCKS)
    return `Revision ${head.number} says that it was made in the future (${head.at}): set the clock of this machine, or of its maker`;
  if (age <= freshness * DAY) return null;
  return `Revision ${head.number} is ${Math.floor(age / DAY)} days old, and nobody confirmed it for ${freshness}: either newer ones are kept from this machine, or "npm run release -- confirm" is due`;
}
