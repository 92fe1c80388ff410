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
