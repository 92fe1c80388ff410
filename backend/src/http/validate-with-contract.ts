import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { zhCN } from 'zod/locales';
import { InvalidRequest } from './invalid-request';

/** Queries and bodies are checked by the contract's own schemas; what is sent is held against it by the tests. */
export function validateWithContract(app: FastifyInstance): void {
  // Visitors read what is wrong with a field.
  z.config(zhCN());
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (value: unknown) => {
    // Fastify gives null for a body that is not there.
    const result = schema.safeParse(value ?? undefined);
    return result.success ? { value: result.data } : { error: new InvalidRequest(result.error) };
  });
  app.setSerializerCompiler(() => (value) => JSON.stringify(value));
}
