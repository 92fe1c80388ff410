import { z } from 'zod';
import { code } from '../basics';

export const sceneItemSchema = z.object({
  value: code,
  label: z.string(),
  description: z.string(),
  /** Of a season with dates: whether votes are taken now. */
  state: z.enum(['before', 'open', 'over']).optional(),
});

export type SceneItem = z.output<typeof sceneItemSchema>;

export const sceneDataSource = {
  access: 'guest',
  summary: '场景数据',
  topics: ({ sceneCode }: { sceneCode: string }) => [sceneCode === 'work-season' ? 'seasons' : `scene:${sceneCode}`],
  query: z.object({ sceneCode: code }),
  data: z.array(sceneItemSchema),
} as const;
