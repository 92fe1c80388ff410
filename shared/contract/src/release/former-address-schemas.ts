import { z } from 'zod';
import type { FormerAddress } from './former-address';

/** File of the host's table of them in a composition. */
export const FORMER_ADDRESSES = 'former-addresses.json';

const path = z.string().regex(/^\/(?:[\w:-]+\/)*$/);

export const formerAddressesSchema = z
  .array(z.object({ path, parameter: z.string(), to: path }) satisfies z.ZodType<FormerAddress>)
  .max(100);
