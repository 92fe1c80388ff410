import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type ContentEntry, type ContentMistake, Reference, contentPlan, mistakeAt } from '@shared/build/content-plan';
import { dye, status, weave } from '@shared/ui/look-schemas';
import { type CaseCard, type CaseFile, caseCard, caseFacts } from './cases';
import { platforms } from './platforms';
import { editions } from './editions';
import { products } from './products';
import { href, roleScene, slug } from './fields';
import { solution, solutionCards } from './solutions';

const names = z.instanceof(Reference, { error: 'must be a name that is imported above' });

/** Every kind of content of this package; docs/content.md says what each field means. */
export const content = contentPlan({
  fields: { dye, href, scene: roleScene, status, weave },
  kinds: {
    cards: { files: 'cases.json', schema: z.array(caseCard) },
    cases: { files: 'cases/*.json', schema: caseFacts },
    editions: { files: 'editions.json', schema: editions },
    products: { files: 'products.json', schema: products },
    platforms: { files: 'platforms.json', schema: platforms },
    solutionCards: { files: 'solutions.json', schema: solutionCards },
    solutions: { files: 'solutions/*.json', constant: 'solution', schema: solution },
    solutionPages: { files: 'find-solution.ts', constant: 'solutionFacts', schema: z.record(slug, names) },
    solutionScenes: { files: 'find-solution.ts', constant: 'solutionScenes', schema: z.record(slug, names) },
  },
  relations: ({ cards, cases, solutionCards: lists, solutions, solutionPages, solutionScenes }) => {
    const ids = new Set(cards.flatMap(({ value }) => value.map(({ id }) => id)));
    return [
      ...cards.flatMap((entry) => [
        ...repeated(entry, 'id'),
        ...entry.value.flatMap((card, place) => caseOf(card, { cards: entry, place, cases })),
      ]),
      ...cases.flatMap((entry) => [
        ...(ids.has(idOf(entry)) ? [] : [mistakeAt(entry, [], `no card in cases.json has the id ${idOf(entry)}`)]),
        ...flowMistakes(entry),
        ...timeMistakes(entry),
        ...unknownCases(entry, { field: 'related', ids }),
      ]),
      ...lists.flatMap((entry) => [
        ...repeated(entry, 'id'),
        ...entry.value.flatMap(({ id }, place) =>
          solutions.some((one) => idOf(one) === id)
            ? []
            : [mistakeAt(entry, [place, 'id'], `solutions/${id}.json is not there`)],
        ),
      ]),
      ...solutions.flatMap((entry) => [
        ...unknownCases(entry, { field: 'cases', ids }),
        ...(lists.some(({ value }) => value.some(({ id }) => id === idOf(entry)))
          ? []
          : [mistakeAt(entry, [], `solutions.json has no solution ${idOf(entry)}`)]),
        ...(entry.value.running < entry.value.steps.length
          ? []
          : [mistakeAt(entry, ['running'], `running must be below ${entry.value.steps.length}, the number of steps`)]),
      ]),
      ...[...solutionPages, ...solutionScenes].flatMap((entry) =>
        solutions
          .filter((one) => !Object.hasOwn(entry.value, idOf(one)))
          .map((one) => mistakeAt(entry, [], `nothing is here for ${idOf(one)}`)),
      ),
    ];
  },
});

/** A card's file, and what both say of it. */
function caseOf(
  { id, steps, figure }: Pick<CaseCard, 'id' | 'steps' | 'figure'>,
  { cards, place, cases }: { cards: ContentEntry; place: number; cases: readonly ContentEntry<CaseFile>[] },
): ContentMistake[] {
  const own = cases.find((entry) => idOf(entry) === id);
  if (!own) return [mistakeAt(cards, [place, 'id'], `cases/${id}.json is not there`)];
  const { flow, metrics } = own.value;
  const listed = metrics.some((metric) => isDeepStrictEqual(metric, figure));
  return [
    ...(steps === flow.length
      ? []
      : [mistakeAt(cards, [place, 'steps'], `steps is ${steps}, ${own.file} has ${flow.length}`)]),
    ...(listed ? [] : [mistakeAt(cards, [place, 'figure'], `figure is none of the metrics of ${own.file}`)]),
  ];
}

function flowMistakes(entry: ContentEntry<CaseFile>): ContentMistake[] {
  const { flow, systems, running } = entry.value;
  return [
    ...(running < flow.length
      ? []
      : [mistakeAt(entry, ['running'], `running must be below ${flow.length}, the number of steps in flow`)]),
    ...flow.flatMap(({ system }, step) =>
      system < systems.length
        ? []
        : [mistakeAt(entry, ['flow', step, 'system'], `system must be below ${systems.length}, the number of systems`)],
    ),
  ];
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

function unknownCases<Field extends string>(
  entry: ContentEntry<Record<Field, readonly string[]>>,
  { field, ids }: { field: Field; ids: ReadonlySet<string> },
): ContentMistake[] {
  return entry.value[field].flatMap((id, place) =>
    ids.has(id) && id !== idOf(entry)
      ? []
      : [mistakeAt(entry, [field, place], `${field}: ${ids.has(id) ? 'the case itself' : `there is no case ${id}`}`)],
  );
}

/** Addresses that are given twice. */
function repeated<Key extends string>(
  entry: ContentEntry<readonly Readonly<Record<Key, string>>[]>,
  key: Key,
): ContentMistake[] {
  const all = entry.value.map((item) => item[key]);
  return all.flatMap((name, place) => {
    const first = all.indexOf(name);
    if (first === place) return [];
    return [mistakeAt(entry, [place, key], `the ${key} ${name} is taken in line ${entry.lineOf([first, key])}`)];
  });
}

function idOf({ file }: ContentEntry): string {
  return /([^/]+)\.\w+$/.exec(file)?.[1] ?? '';
}
