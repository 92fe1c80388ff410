import { z } from 'zod';

/** Why a call was refused, for screens that tell the cases apart; the HTTP status equals the envelope's code. */
export const errorReasons = [
  'invalid-request',
  'login-required',
  'role-required',
  'blocked',
  'has-role',
  'own-role',
  'not-author',
  'not-found',
  'gone',
  'rate-limited',
  'server-error',
  'service-away',
  'jump-token-invalid',
  'table-full',
  'already-booked',
  'event-over',
  'seat-free',
  'already-waiting',
  'wait-over',
  'booking-cancelled',
  'checked-in',
  'already-applied',
  'already-reviewed',
  'own-application',
  'file-missing',
  'file-empty',
  'file-too-large',
  'body-too-large',
  'file-type',
  'signature-refused',
  'clock-skew',
  'link-expired',
  'unknown-build',
  'key-reused',
  'quota-day',
  'quota-total',
  'upload-broken',
  'last-operator',
  'own-proposal',
  'changed-since',
  'in-use',
  'season-closed',
  'offset-wanted',
  'file-damaged',
  'effects-unseen',
  'under-way',
  'entry-state',
  'entry-limit',
] as const;

export type ErrorReason = (typeof errorReasons)[number];

/** `data` of a refused call. */
export const errorDetailSchema = z.object({
  reason: z.enum(errorReasons),
  /** Path and sentence of each field that was wrong; with `invalid-request` only. */
  fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Server clock, Unix milliseconds; with `clock-skew`, so that the client signs again. */
  serverTime: z.int().optional(),
  /** Seconds until a retry is worth it; with `rate-limited`, equal to the `Retry-After` header. */
  retryAfter: z.int().optional(),
  /** Start of the next part of a file, in bytes; with `offset-wanted`. */
  offset: z.int().min(0).optional(),
  /** The end of a block; with `blocked`. */
  until: z.iso.datetime().optional(),
});

export type ErrorDetail = z.output<typeof errorDetailSchema>;

/** Every answer of the API: `code` 200 is a success, `msg` says in the visitor's words what went wrong. */
export interface Envelope<Data> {
  code: number;
  data: Data;
  msg: string;
}

/** Envelope of every refusal. */
export const errorEnvelopeSchema = z.object({
  code: z.int().min(400).max(599),
  data: errorDetailSchema,
  msg: z.string().min(1),
});
