import { z } from 'zod';
import { apiPath, id } from './basics';

/** A visitor as others see them. */
export const personSchema = z.object({
  id,
  name: z.string(),
  avatarUrl: apiPath,
  /** Speaks for the vendor; may recommend answers. */
  official: z.boolean(),
});

export type Person = z.output<typeof personSchema>;
