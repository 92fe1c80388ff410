import { sceneDataSource } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { deskCall } from '../data/data-provider';
import { choicesOf, valueWordsOf } from '../i18n/value-words';

export interface Choice {
  id: string;
  name: string;
}

const works = { season: 'work-season', category: 'work-category' };
/** Fields whose values are of a list that editors keep, by resource. */
const scenes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  messages: { topic: 'contact-topic' },
  'lead-rules': { topic: 'contact-topic' },
  content: { topic: 'forum-topic' },
  works,
  'work-entries': works,
};

const sceneQuery = (sceneCode: string) => ({
  queryKey: ['scene', sceneCode],
  queryFn: async (): Promise<Choice[]> =>
    (await deskCall(sceneDataSource, { sceneCode })).map(({ value, label }) => ({ id: value, name: label })),
});

/** Values that a field of a resource may have, with their words; undefined where it may have any, empty until they are there. */
export function useChoices(resource: string, field: string): Choice[] | undefined {
  const words = valueWordsOf(resource)[field];
  const scene = scenes[resource]?.[field] ?? '';
  const { data = [] } = useQuery({ ...sceneQuery(scene), enabled: scene !== '' });
  if (words) return choicesOf(words);
  return scene === '' ? undefined : data;
}

/** Words for the values of a resource in a saved table: what the contract says, and what editors say today. */
export async function savedWordsOf(resource: string): Promise<ReturnType<typeof valueWordsOf>> {
  const kept = Object.entries(scenes[resource] ?? {}).map(async ([field, scene]) => {
    const choices = await sceneQuery(scene).queryFn();
    return [field, Object.fromEntries(choices.map(({ id, name }) => [id, name]))] as const;
  });
  return { ...valueWordsOf(resource), ...Object.fromEntries(await Promise.all(kept)) };
}

/** A value among these, in words; one that is not among them says itself. */
export function nameOf(choices: readonly Choice[] | undefined, value: unknown): string {
  return choices?.find(({ id }) => id === value)?.name ?? String(value);
}
