import { z } from 'zod';
import { code } from './entities/basics';
import { defineEndpoint } from './endpoint';

export const sceneItemSchema = z.object({
  value: code,
  label: z.string(),
  description: z.string(),
});

export type SceneItem = z.output<typeof sceneItemSchema>;

/** A list that the operator keeps: `contact-topic`, `forum-topic`, `work-season`, `work-category`; empty for an unknown code. */
export const sceneDataSource = defineEndpoint({
  method: 'GET',
  path: '/api/v1/sys/sceneDataSource/listBySceneCode',
  token: 'optional',
  access: 'guest',
  summary: '场景数据',
  query: z.object({ sceneCode: code }),
  data: z.array(sceneItemSchema),
});
