import { z } from 'zod';
import { code } from '../basics';

export const sceneItemSchema = z.object({
  value: code,
  label: z.string(),
  description: z.string(),
});

export type SceneItem = z.output<typeof sceneItemSchema>;

export const sceneDataSource = {
  access: 'guest',
  summary: '场景数据',
  query: z.object({ sceneCode: code }),
  data: z.array(sceneItemSchema),
} as const;
