import { type Line, type SecurityCheck, notRun } from './check';
import type { Stage, Target } from './stage';

/** Runs attacks against every target there is, and says of the others that they were not attacked. */
export function againstTargets(what: string, attack: (target: Target, stage: Stage) => Promise<Line[]>): SecurityCheck {
  return async (stage) => {
    const { targets, missing } = await stage.targets();
    const lines: Line[] = [];
    for (const target of targets) lines.push(...(await attack(target, stage)));
    if (missing !== null) lines.push(notRun(`nginx and PostgreSQL: ${what}`, missing));
    return lines;
  };
}
