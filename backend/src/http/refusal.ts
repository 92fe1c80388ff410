import type { ErrorDetail, ErrorReason } from '@shared/contract/endpoints';
import told from './refusals.json' with { type: 'json' };

/** HTTP status, which is also the envelope's code, and what the visitor is told. */
const refusals: Readonly<Record<ErrorReason, { status: number; message: string }>> = told;

/** A request that is answered with an error on purpose; thrown anywhere, answered by the one error handler. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly detail: ErrorDetail;

  constructor(reason: ErrorReason, detail: Omit<ErrorDetail, 'reason'> = {}, message?: string) {
    const { status, message: text } = refusals[reason];
    super(message ?? text);
    this.statusCode = status;
    this.detail = { reason, ...detail };
  }
}

/** Refuses with 404 where a repository found nothing. */
export function found<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Refusal('not-found');
  return value;
}

/** Refuses a form with a sentence at one of its fields. */
export function refuseField(path: string, message: string): never {
  throw new Refusal('invalid-request', { fields: [{ path, message }] });
}

/** Values of a form that a new row must have. @throws Refusal with a sentence at each that is missing */
export function required<Values extends object>(
  values: Values,
): { [Name in keyof Values]: Exclude<Values[Name], undefined> } {
  const missing = Object.entries(values).filter(([, value]) => value === undefined);
  if (missing.length > 0)
    throw new Refusal('invalid-request', { fields: missing.map(([path]) => ({ path, message: '请填写' })) });
  return values as { [Name in keyof Values]: Exclude<Values[Name], undefined> };
}
