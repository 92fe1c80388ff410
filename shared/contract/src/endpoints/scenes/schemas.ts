import { z } from 'zod';
import { code, instant } from '../basics';

export const sceneItemSchema = z.object({
  value: code,
  label: z.string(),
  description: z.string(),
  /** Of a season with dates: whether votes and works are taken now, and when it opens and closes. */
  state: z.enum(['before', 'open', 'over']).optional(),
  opensAt: instant.optional(),
  closesAt: instant.optional(),
});

export type SceneItem = z.output<typeof sceneItemSchema>;

export const sceneDataSource = {
  access: 'guest',
  summary: '场景数据',
  topics: ({ sceneCode }: { sceneCode: string }) => [sceneCode === 'work-season' ? 'seasons' : `scene:${sceneCode}`],
  query: z.object({ sceneCode: code }),
  data: z.array(sceneItemSchema),
} as const;
