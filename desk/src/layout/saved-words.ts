import { type SceneItem, sceneDataSource } from '@shared/contract/endpoints';
import { deskCall } from '../data/data-provider';
import { valueWordsOf } from '../i18n/value-words';

type Words = Readonly<Record<string, string>>;

const works = { season: 'work-season', category: 'work-category' };
/** Fields whose values are of a list that editors keep, by resource. */
const kept: Readonly<Record<string, Words>> = {
  ...{ messages: { topic: 'contact-topic' }, content: { topic: 'forum-topic' } },
  ...{ works, 'work-entries': works },
};

/** Words for the values of a resource in a saved table: what the contract says, and what editors say today. */
export async function savedWordsOf(resource: string): Promise<Readonly<Record<string, Words>>> {
  const lists = Object.entries(kept[resource] ?? {}).map(async ([field, sceneCode]): Promise<[string, Words]> => {
    const items = (await deskCall(sceneDataSource, { sceneCode })) as SceneItem[];
    return [field, Object.fromEntries(items.map(({ value, label }) => [value, label]))];
  });
  return { ...valueWordsOf(resource), ...Object.fromEntries(await Promise.all(lists)) };
}
