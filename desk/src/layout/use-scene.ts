import { type SceneItem, sceneDataSource } from '@shared/contract/endpoints';
import { useQuery } from '@tanstack/react-query';
import { deskCall } from '../data/data-provider';

interface Choice {
  id: string;
  name: string;
}

/** A list that the operator keeps, as choices; empty until it is there. */
export function useScene(sceneCode: 'forum-topic' | 'contact-topic'): Choice[] {
  const { data = [] } = useQuery({
    queryKey: ['scene', sceneCode],
    queryFn: async () => (await deskCall(sceneDataSource, { sceneCode })) as SceneItem[],
  });
  return data.map(({ value, label }) => ({ id: value, name: label }));
}
