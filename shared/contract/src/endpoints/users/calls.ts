import { z } from 'zod';
import { id, instant, apiPath, guest, visitor } from '../basics';
import type { Role } from '../route';

/** Every role, in the order in which they are shown. */
export const roleSchema = z.enum([
  'editor',
  'marketer',
  'moderator',
  'reviewer',
  'sales',
  'events',
  'operator',
] satisfies readonly Role[]);

/** A visitor as others see them. */
export const personSchema = z.object({
  id,
  name: z.string(),
  avatarUrl: apiPath,
  /** Speaks for the vendor: has a role. */
  official: z.boolean(),
  /** Has a page of their own that everybody may read. */
  open: z.literal(true).optional(),
});

export type Person = z.output<typeof personSchema>;

/** Exchanges a jump token, once and within 60 s of its making, for an access token. Refused with `jump-token-invalid`. */
export const accessTokenByJumpToken = guest.get('/api/v1/user/login/getAccessTokenByJumpToken', '换取登录凭证', {
  token: 'optional',
  query: z.object({ jumpToken: z.string().min(16).max(200) }),
  data: z.object({
    accessToken: z.string(),
    expiresAt: instant,
  }),
});

/** Says who signed in, and notes that they came; called after the jump token. */
export const userGetAndEnter = visitor.post('/api/v1/sns/user/getAndEnter', '进入社区', {
  data: personSchema.extend({ enteredAt: instant, firstTime: z.boolean() }),
});

export const richUserSchema = personSchema.extend({
  company: z.string(),
  roles: z.array(roleSchema),
  joinedAt: instant,
  counts: z.object({
    likes: z.int().min(0),
    answers: z.int().min(0),
    bookings: z.int().min(0),
    applications: z.int().min(0),
    questions: z.int().min(0).optional(),
    comments: z.int().min(0).optional(),
    certificates: z.int().min(0).optional(),
    works: z.int().min(0).optional(),
  }),
});

export type RichUser = z.output<typeof richUserSchema>;

/** The signed-in visitor, with how much is theirs. */
export const userInfoRich = visitor.get('/api/v1/user/info/rich', '当前用户', { data: richUserSchema });

/** Ends the token on the server. */
export const userLogout = visitor.post('/api/v1/user/logout', '退出登录', {});
