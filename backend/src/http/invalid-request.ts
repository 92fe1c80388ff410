import type { z } from 'zod';

/** A query or body that does not fit the contract. */
export class InvalidRequest extends Error {
  override readonly name = 'InvalidRequest';
  readonly fields: { path: string; message: string }[];

  constructor(error: z.ZodError) {
    super('The request does not fit the contract');
    this.fields = error.issues.slice(0, 20).map(({ path, message }) => ({ path: path.join('.'), message }));
  }
}
