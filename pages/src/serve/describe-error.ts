import { ReleaseError } from '@shared/store/release-error';
import { StorageError } from '@shared/storage/errors';

/** An error as pino's own serializer describes it. */
export type DescribedError = {
  type: string;
  name: string;
  message: string;
  stack: string;
  cause?: DescribedError;
};

/** The depth to which causes are followed: some are their own. */
const DEPTH = 5;

/** An error as the log has it. A refusal of the store is a sentence, and needs no stack. */
export function describeError(thrown: unknown, depth = DEPTH): DescribedError {
  if (!(thrown instanceof Error)) return { type: typeof thrown, name: '', message: String(thrown), stack: '' };
  const { name, message, stack = '', cause } = thrown;
  const refusal = thrown instanceof StorageError || thrown instanceof ReleaseError;
  return {
    type: thrown.constructor.name,
    name,
    message,
    stack: refusal ? '' : stack,
    ...(cause === undefined || depth === 0 ? {} : { cause: describeError(cause, depth - 1) }),
  };
}
