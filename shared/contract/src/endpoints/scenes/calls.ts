import { z } from 'zod';
import { code, instant, guest } from '../basics';

export const sceneItemSchema = z.object({
  value: code,
  label: z.string(),
  description: z.string(),
  /** State of a season with dates: whether it takes votes and works now, and when it opens and closes. */
  state: z.enum(['before', 'open', 'over']).optional(),
  opensAt: instant.optional(),
  closesAt: instant.optional(),
});

export type SceneItem = z.output<typeof sceneItemSchema>;

/** A list that the operator keeps: `contact-topic`, `forum-topic`, `work-season`, `work-category`; empty for an unknown code. */
export const sceneDataSource = guest.get('/api/v1/sys/sceneDataSource/listBySceneCode', '场景数据', {
  token: 'optional',
  topics: ({ sceneCode }: { sceneCode: string }) => [sceneCode === 'work-season' ? 'seasons' : `scene:${sceneCode}`],
  query: z.object({ sceneCode: code }),
  data: z.array(sceneItemSchema),
});
