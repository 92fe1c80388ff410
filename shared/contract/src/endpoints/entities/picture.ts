import { z } from 'zod';
import { apiPath } from './basics';

/** A picture with its natural size in pixels, so that its place is reserved before it arrives. */
export const pictureSchema = z.object({
  url: apiPath,
  width: z.int().min(1),
  height: z.int().min(1),
  alt: z.string(),
});

export type Picture = z.output<typeof pictureSchema>;
