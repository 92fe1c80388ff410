import { z } from 'zod';
import { type ContentEntry, type ContentMistake, contentPlan, mistakeAt } from '@shared/build/content-plan';
import { dye, status, weave } from '@shared/ui/look-schemas';
import type { CaseFile, SolutionFile } from '../shapes';

const href = z
  .string()
  .regex(/^\/(?:[\w/-]+\/)?(?:[?#].*)?$/, 'must be an address of this site, with a slash at both ends of its path');

/** Pictures of a day’s work (`pages/home/role-section.tsx`). */
const roleScene = z.enum(['operations', 'finance', 'service', 'people', 'developer']);

export type RoleScene = z.output<typeof roleScene>;

/** What files of this package must agree on; what is in each is said by the schemas beside them (docs/content.md). */
export const content = contentPlan({
  fields: { dye, href, scene: roleScene, status, weave },
  kinds: {
    cases: { files: 'cases/*.json', schema: z.custom<CaseFile>() },
    solutions: { files: 'solutions/*.json', schema: z.custom<SolutionFile>() },
  },
  relations: ({ cases, solutions }) => {
    const ids = new Set(cases.map(idOf));
    return [
      ...cases.flatMap(minutesMistakes),
      ...cases.flatMap(timeMistakes),
      ...solutions.flatMap((entry) =>
        entry.value.cases.flatMap((id, place) =>
          ids.has(id) ? [] : [mistakeAt(entry, ['cases', place], `cases: there is no case ${id}`)],
        ),
      ),
    ];
  },
});

/** A step that takes longer than before. */
function minutesMistakes(entry: ContentEntry<CaseFile>): ContentMistake[] {
  const longer = entry.value.minutes.findIndex(({ before, after }) => after >= before);
  const reason = `minutes[${longer + 1}] must take fewer minutes after than before`;
  return longer < 0 ? [] : [mistakeAt(entry, ['minutes', longer], reason)];
}

/** A page says that its times are added up from the minutes by step: each metric that is a 用时 is their sum, and there is one. */
function timeMistakes(entry: ContentEntry<CaseFile>): ContentMistake[] {
  const { metrics, minutes } = entry.value;
  const times = metrics.flatMap(({ name }, place) => (name.includes('用时') ? [place] : []));
  if (times.length === 0)
    return [mistakeAt(entry, ['metrics'], 'one of the metrics must be a 用时, the sum of minutes')];
  return times.flatMap((place) =>
    (['before', 'after'] as const).flatMap((when) => {
      const unit = metrics[place]?.unit === '小时' ? 60 : 1;
      const stated = Math.round(Number(metrics[place]?.[when]) * unit * 10) / 10;
      const sum = Math.round(minutes.reduce((all, step) => all + step[when], 0) * 10) / 10;
      return stated === sum
        ? []
        : [
            mistakeAt(
              entry,
              ['metrics', place, when],
              `${when} is ${stated} minutes, the steps of minutes add up to ${sum}`,
            ),
          ];
    }),
  );
}

function idOf({ file }: ContentEntry): string {
  return /([^/]+)\.\w+$/.exec(file)?.[1] ?? '';
}
