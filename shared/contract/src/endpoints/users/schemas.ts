import { z } from 'zod';
import { id, instant, apiPath } from '../basics';
import type { Role } from '../route';

/** Every role, in the order in which they are shown. */
export const roleSchema = z.enum(['editor', 'moderator', 'reviewer', 'operator'] satisfies readonly Role[]);

/** A visitor as others see them. */
export const personSchema = z.object({
  id,
  name: z.string(),
  avatarUrl: apiPath,
  /** Speaks for the vendor: has a role. */
  official: z.boolean(),
});

export type Person = z.output<typeof personSchema>;

export const accessTokenByJumpToken = {
  access: 'guest',
  summary: '换取登录凭证',
  query: z.object({ jumpToken: z.string().min(16).max(200) }),
  data: z.object({
    accessToken: z.string(),
    expiresAt: instant,
  }),
} as const;

export const userGetAndEnter = {
  access: 'visitor',
  summary: '进入社区',
  data: personSchema.extend({ enteredAt: instant, firstTime: z.boolean() }),
} as const;

export const richUserSchema = personSchema.extend({
  company: z.string(),
  roles: z.array(roleSchema),
  joinedAt: instant,
  counts: z.object({
    likes: z.int().min(0),
    answers: z.int().min(0),
    bookings: z.int().min(0),
    applications: z.int().min(0),
  }),
});

export type RichUser = z.output<typeof richUserSchema>;

export const userInfoRich = {
  access: 'visitor',
  summary: '当前用户',
  data: richUserSchema,
} as const;

export const userLogout = {
  access: 'visitor',
  summary: '退出登录',
  data: z.null(),
} as const;
